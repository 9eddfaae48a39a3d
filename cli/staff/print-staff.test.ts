import { expect, test } from 'vitest';
import { takenLines } from './print-staff.ts';

test('says which rooms of closed nights are sold or held, and nothing where none is', () => {
  const night = {
    roomId: 'lake-suite',
    night: '2027-01-14',
    capacity: 3,
    sold: 0,
    held: 0,
    isClosed: true,
    isOverridden: true,
  };
  expect(takenLines([night])).toBe('');
  expect(
    takenLines([
      { ...night, sold: 2, held: 1 },
      { ...night, night: '2027-01-15' },
    ]),
  ).toBe(
    '\nStill booked: lake-suite on 2027-01-14 (2 sold, 1 held). Closing cancels no booking. To see them: verandah bookings list',
  );
  const many = Array.from({ length: 12 }, () => ({ ...night, sold: 1 }));
  expect(takenLines(many)).toContain('(1 sold, 0 held) and 2 more. Closing');
});

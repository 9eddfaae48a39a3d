import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from './index.ts';

const field = () => screen.getByLabelText('Check-in');

it('is a native date, named and described by its words', () => {
  render(<DateField label="Check-in" hint="Day, month, year" error="Choose a later day" />);
  expect(field()).toHaveAttribute('type', 'date');
  expect(field()).toHaveAccessibleDescription('Day, month, year Choose a later day');
  expect(field()).toBeInvalid();
});

it('passes on its bounds and a ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(<DateField label="Check-in" min="2026-03-01" max="2027-02-28" ref={ref} />);
  expect(field()).toHaveAttribute('min', '2026-03-01');
  expect(field()).toHaveAttribute('max', '2027-02-28');
  expect(ref.current).toBe(field());
});

it('keeps a day, or leaves it to the parent that holds it', () => {
  function Held() {
    const [day, setDay] = useState('2028-02-28');
    return <DateField label="Check-in" value={day} onChange={(event) => setDay(event.target.value)} />;
  }
  const { unmount } = render(<DateField label="Check-in" defaultValue="2028-02-28" />);
  fireEvent.change(field(), { target: { value: '2028-02-29' } });
  expect(field()).toHaveValue('2028-02-29');
  unmount();
  render(<Held />);
  fireEvent.change(field(), { target: { value: '' } });
  expect(field()).toHaveValue('');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../../bookings/staff/event-words.ts';
import { TABLES_IN_ORDER } from '../backup/tables-in-order.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/events.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const namesIn = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('it is decided for every table which of its changes leave events', () => {
  const named = rows.flatMap((row) => namesIn(row.split(' | ')[0] ?? ''));
  expect(named.toSorted(), 'docs/events.md has one row for each table').toEqual(
    Object.keys(TABLES_IN_ORDER).toSorted(),
  );
});

test('every kind of event is named at the table whose change it tells', () => {
  const named = new Set(rows.flatMap((row) => namesIn(row.split(' | ')[1] ?? '')));
  const unnamed = EVENT_KINDS.filter((kind) => !named.has(kind));
  expect(unnamed, 'docs/events.md names them at no table').toEqual([]);
});

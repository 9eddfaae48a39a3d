import { memberOf, readObject, renamed, rewritten, type TextEdit } from '../files/json-edits.ts';
import type { Migration } from './migration.ts';

const HOTEL = /^hotel\.jsonc?$/;
const TIMED = /^(?:hotel|locations\/[^/]+)\.jsonc?$/;

/** Version 0 named the hotel `name` and wrote times of day as on a clock; version 1 counts minutes from midnight. */
export const from0: Migration = {
  from: 0,
  title: 'the name of the hotel is `businessName`, and times of day are minutes from midnight',
  editsFor(path, text) {
    const root = readObject(text);
    if (root === undefined) return [];
    const name = HOTEL.test(path) ? memberOf(root, 'name') : undefined;
    const times = TIMED.test(path) ? ['checkIn', 'checkOut'] : [];
    return [
      ...(name === undefined ? [] : [renamed(name, 'businessName')]),
      ...times.flatMap((key): TextEdit[] => {
        const value = memberOf(root, key)?.value;
        const minutes = value?.kind === 'scalar' ? minutesOf(value.value) : undefined;
        return value === undefined || minutes === undefined ? [] : [rewritten(value, minutes)];
      }),
    ];
  },
};

function minutesOf(written: unknown): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(String(written)) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

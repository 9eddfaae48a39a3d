import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Something is on sale.',
  why: 'Guests would find no room at all, whatever dates they choose.',
  remedy: 'Write "enabled": true, or remove the line.',
  example: [
    replaced('rooms/lake-suite.json', '"enabled": true', '"enabled": false'),
    replaced('pages/home.json', ',\n    "roomIds": ["lake-suite"]', ''),
  ],
  run({ files }) {
    const locations = validFiles(files, 'location');
    const rooms = validFiles(files, 'room');
    const shown = locations.filter(({ value }) => value.enabled !== false);
    const [first] = locations;
    if (first !== undefined && shown.length === 0)
      return [switchedOff(first.path, 'Every location is switched off: the site has no rooms.')];
    return shown.flatMap(({ value: { id, name } }) => {
      const own = rooms.filter(({ value }) => value.locationId === id);
      const [room] = own;
      if (room === undefined || own.some(({ value }) => value.enabled !== false)) return [];
      const words =
        own.length === 1 ? `The only room type of ${name} is` : `All ${own.length} room types of ${name} are`;
      return [switchedOff(room.path, `${words} switched off: nothing can be booked there.`)];
    });
  },
};

function switchedOff(file: string, message: string): RuleDiagnostic {
  return {
    file,
    path: ['enabled'],
    value: 'false',
    message,
    help: 'remove this line; to close for a time, write a restriction with "closed": true',
    fix: { kind: 'replace', title: 'Write true', safe: false, text: 'true' },
  };
}

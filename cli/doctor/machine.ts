import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { failure, type Finding, ok, warning } from './finding.ts';

/** Compares the running Node with the one that package.json requires. */
export function checkNode(version = process.versions.node): Finding {
  const wanted = wantedNode();
  if (isAtLeast(version, wanted)) return ok('Node', `${version} (${wanted} or newer is needed)`);
  return failure(
    'Node',
    `${version} is too old; ${wanted} or newer is needed`,
    'install Node 24, or run `npm ci` and start it with ./verandah',
  );
}

function wantedNode(): string {
  // Our own manifest.
  const { engines } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  return engines.node.replace('>=', '');
}

function isAtLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** Verandah did not exist before: a clock that shows an earlier day is wrong. */
const EARLIEST = Date.UTC(2025, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Deadlines of bookings and times of releases depend on the clock. */
export function checkClock(now = Date.now()): Finding {
  const shown = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  if (now >= EARLIEST && now < LATEST) return ok('Clock', `${shown} UTC`);
  return failure('Clock', `it shows ${shown} UTC`, 'set the clock of this machine, for example by NTP');
}

// Two distant zones, one at a half-hour offset and one in summer time, at known instants.
const KNOWN_TIMES = [
  ['Asia/Kolkata', '05:30'],
  ['America/New_York', '20:00'],
] as const;
const SUMMER_MIDNIGHT = Date.UTC(2026, 6, 1);

/** Checks the time zone data that Node includes. */
export function checkTimeZones(): Finding {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wrong = KNOWN_TIMES.filter(([zone, time]) => timeIn(zone) !== time).map(([zone]) => zone);
  if (wrong.length === 0)
    return ok('Time zones', `complete; this machine is in ${here}, the hotel has its own`);
  return failure(
    'Time zones',
    `${wrong.join(' and ')} are not known or wrong`,
    'use a Node with full time zone data, such as that of nodejs.org',
  );
}

function timeIn(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      SUMMER_MIDNIGHT,
    );
  } catch {
    return undefined;
  }
}

export function checkTerminal(env: Readonly<Partial<Record<string, string>>> = process.env): Finding {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  if (process.platform === 'win32' || /utf-?8/i.test(locale)) return ok('Terminal', 'supports UTF-8');
  return warning(
    'Terminal',
    'may not show accents and other scripts',
    'set LANG to a UTF-8 locale, such as en_US.UTF-8 or C.UTF-8',
  );
}

import { matchPath, parsePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '#domain/refusal';
import { ENDPOINTS, type Endpoint } from '#schemas/api';
import { paths } from '../site/app/paths.ts';
import { NEVER_REFUSED, NO_SCREEN_ASKS, REFUSED_EVERYWHERE } from './screens/exemptions.ts';
import { allScreens } from './screens/all-screens.ts';

const answers = allScreens.flatMap(([, state]) => state.answers ?? []);
const pathnames = allScreens.map(([, { address }]) => parsePath(address).pathname ?? '');
const asked = Object.entries(ENDPOINTS).filter(([id]) => !(id in NO_SCREEN_ASKS));
const refusals = new Set(
  answers.flatMap((given) => (given.kind === 'REFUSAL' ? [`${given.endpoint} ${given.code}`] : [])),
);

describe('every route', () => {
  it.each(Object.entries(paths))('%s has stories', (_name, path) => {
    expect(hasStories(path)).toBe(true);
  });

  it('would be missed without stories', () => {
    expect(hasStories('/house-rules-that-nobody-drew')).toBe(false);
  });

  it('has stories of the page for addresses that lead nowhere', () => {
    const lost = pathnames.filter((pathname) =>
      Object.values(paths).every((path) => matchPath(path, pathname) === null),
    );
    expect(lost).not.toEqual([]);
  });
});

describe('every question to the server', () => {
  const reads = asked.filter(([, { method }]) => method === 'GET').map(([id]) => id);

  it.each(reads)('%s is shown while nothing has come, and when nothing will', (id) => {
    const kinds = answers.filter(({ endpoint }) => endpoint === id).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['NEVER', 'LOST']));
  });

  it.each(asked)('%s has a story for each refusal of its own', (id, endpoint: Endpoint) => {
    expect(missingRefusals(id, endpoint.errors)).toEqual([]);
  });

  it('would be missed with a refusal that no story shows', () => {
    expect(missingRefusals('showBooking', ['PROMO_UNKNOWN'])).toEqual(['PROMO_UNKNOWN']);
  });
});

describe('every refusal', () => {
  it.each(REFUSAL_CODES)('%s has a story', (code) => {
    expect(isShown(code)).toBe(true);
  });

  it('would be missed without a story', () => {
    expect(isShown('BELL_NOT_RUNG')).toBe(false);
  });
});

describe('the exemptions', () => {
  it.each(Object.entries(NEVER_REFUSED))(
    'of %s are for refusals that have indeed no story',
    (id, exempted) => {
      expect(Object.keys(exempted).filter((code) => refusals.has(`${id} ${code}`))).toEqual([]);
    },
  );

  it('are of endpoints that there are', () => {
    const named = [...Object.keys(NEVER_REFUSED), ...Object.keys(NO_SCREEN_ASKS)];
    expect(named.filter((id) => !(id in ENDPOINTS))).toEqual([]);
  });
});

function hasStories(path: string): boolean {
  return pathnames.some((pathname) => matchPath(path, pathname) !== null);
}

function missingRefusals(endpoint: string, codes: readonly string[]): string[] {
  const exempted = Object.keys(NEVER_REFUSED[endpoint] ?? {});
  return codes
    .filter((code) => !(code in REFUSED_EVERYWHERE) && !exempted.includes(code))
    .filter((code) => !refusals.has(`${endpoint} ${code}`));
}

function isShown(code: string): boolean {
  return [...refusals].some((refused) => refused.endsWith(` ${code}`));
}

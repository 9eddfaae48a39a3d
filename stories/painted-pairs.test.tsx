import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { StayCalendar, type StayDay, type StayValue } from '#design-system/stay-calendar';
import { compiledPaintRules, type PaintRule, paintRules, unprovenPairs } from './painted-pairs.ts';
import { shortRupees, stayWords } from './stay-sample.ts';

function unprovenIn(html: string, css: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return unprovenPairs(root, paintRules(css));
}

describe('the check itself', () => {
  const filled = '.day { background: var(--vr-action); color: var(--vr-on-action); }';

  it('sees words inside of a filled shape that keep the colour which they have on the page', () => {
    const css = `${filled} .price { color: var(--vr-muted); }`;
    expect(unprovenIn('<p class="day"><b class="price">₹12K</b></p>', css)).toEqual([
      'muted on action, at rest: price',
      'muted on action, pointed at: price',
      'muted on action, pressed: price',
    ]);
  });

  it('lets the more specific rule win, and the later layer before it', () => {
    const css = `${filled} .day .price { color: inherit; } .price { color: var(--vr-muted); }`;
    expect(unprovenIn('<p class="day"><b class="price">₹12K</b></p>', css)).toEqual([]);
    const layered = `@layer shared { ${css} } @layer components { .price { color: var(--vr-link); } }`;
    expect(unprovenIn('<p class="day"><b class="price">₹12K</b></p>', layered)).toHaveLength(3);
  });

  it('sees what is only so while it is pointed at, and what a mark says', () => {
    const css = '.day:hover { background: var(--vr-action); } .day::before { color: var(--vr-hairline); }';
    expect(unprovenIn('<p class="day">1</p>', css)).toContain('text on action, pointed at: day');
    expect(unprovenIn('<p class="day">1</p>', css)).toContain('hairline on bg, at rest: day');
  });

  it('begins anew on a surface, and leaves paper and forced colours to others', () => {
    const css = `${filled} .card { --vr-text: var(--vr-raised-text); color: var(--vr-text); }
      @media print { .card { color: var(--vr-on-action); } }
      @media (forced-colors: active) { .card { color: var(--vr-on-action); } }`;
    expect(unprovenIn('<div class="day"><p class="card">Words</p></div>', css)).toEqual([]);
  });
});

describe('a day of the calendar', () => {
  let rules: PaintRule[] = [];
  beforeAll(async () => {
    rules = await compiledPaintRules();
  });

  const LOWEST = '2026-03-10';
  const days: Record<string, StayDay> = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => {
      const day = `2026-03-${String(index + 1).padStart(2, '0')}`;
      return [day, { state: 'free', priceMinor: day === LOWEST ? 463_729 : 1_240_000 } as const];
    }),
  );

  it.each<[string, StayValue, StayDay['state']]>([
    ['the first of a stay', { checkIn: LOWEST, checkOut: '2026-03-12' }, 'free'],
    ['a first without a last', { checkIn: LOWEST }, 'free'],
    ['inside of a stay', { checkIn: '2026-03-09', checkOut: '2026-03-12' }, 'free'],
    ['the last of a stay', { checkIn: '2026-03-08', checkOut: LOWEST }, 'free'],
    ['before the first', { checkIn: '2026-03-12' }, 'free'],
    ['open for arrivals only, and chosen', { checkIn: LOWEST, checkOut: '2026-03-12' }, 'checkInOnly'],
    ['open for departures only', {}, 'checkOutOnly'],
    ['sold out', {}, 'unavailable'],
    ['sold out inside of a stay', { checkIn: '2026-03-09', checkOut: '2026-03-12' }, 'unavailable'],
    ['sold out since it was chosen', { checkIn: LOWEST, checkOut: '2026-03-12' }, 'unavailable'],
  ])('that is today and has the lowest price can be read where it is %s', (_case, stay, state) => {
    render(
      <StayCalendar
        locale="en-IN"
        today={LOWEST}
        min="2026-03-01"
        max="2026-03-31"
        months={1}
        words={stayWords}
        days={{ ...days, [LOWEST]: { ...days[LOWEST], state } }}
        formatDayPrice={shortRupees}
        defaultValue={stay}
      />,
    );
    expect(document.querySelector(`[data-day="${LOWEST}"]`)).toHaveAttribute('aria-current', 'date');
    expect(unprovenPairs(document.body, rules)).toEqual([]);
  });
});

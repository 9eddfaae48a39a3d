import { useMemo } from 'react';
import { type DayView, dayView, type GridView } from './day-view.ts';
import type { IsoDay } from './iso-day.ts';
import { memoizeByDay } from './memoize-by-day.ts';

interface SeenGrid {
  grid: GridView;
  viewOf: (day: IsoDay) => DayView;
}

/** Keeps what days are computed from, so that a change of month or focus computes only new days. */
export function useGridView(parts: GridView): SeenGrid {
  const { stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest } = parts;
  return useMemo(() => {
    const grid = { stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest };
    return { grid, viewOf: memoizeByDay((day) => dayView(day, grid)) };
  }, [stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest]);
}

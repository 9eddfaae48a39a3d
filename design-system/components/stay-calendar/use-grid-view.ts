import { useMemo } from 'react';
import { type DayView, dayView, type GridView } from './day-view.ts';
import type { IsoDay } from './iso-day.ts';
import { memoizeByDay } from './memoize-by-day.ts';

interface SeenGrid {
  grid: GridView;
  /** Each day as it is seen; the same view until something about the grid has changed. */
  viewOf: (day: IsoDay) => DayView;
}

/** Keeps what the days are seen with, so that turning the months or moving the focus works out only the days that are new. */
export function useGridView(parts: GridView): SeenGrid {
  const { stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest } = parts;
  return useMemo(() => {
    const grid = { stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest };
    return { grid, viewOf: memoizeByDay((day) => dayView(day, grid)) };
  }, [stay, candidate, today, dayOf, rules, format, words, formatDayPrice, isLowest]);
}

import type { CheckContext } from '../../engine/check.ts';
import type { Sale } from './sales.ts';

/** Loads the domain late: a folder without rates needs no prices. */
export async function loadSales(context: CheckContext): Promise<readonly Sale[]> {
  if (!context.files.some(({ kind }) => kind === 'rate')) return [];
  return (await import('./sales.ts')).salesOf(context);
}

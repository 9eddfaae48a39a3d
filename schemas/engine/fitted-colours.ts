import { compiledTheme } from '../checks/parts/compiled-themes.ts';
import type { FittedColour } from '../generated/types.ts';
import { validFiles } from './check.ts';
import type { ContentFile } from './content-file.ts';

/** Every colour of the theme that guests see differently. The rules of the family `theme` warn of the texts among them. */
export async function fittedColours(files: readonly ContentFile[]): Promise<FittedColour[]> {
  const themes = validFiles(files, 'theme');
  if (themes.length === 0) return [];
  const { adjustmentWords, groupAdjustments } = await import('#design-system/theme');
  const reports = await Promise.all(
    themes.map(async ({ path, value }) => ({ path, report: (await compiledTheme(value)).report })),
  );
  return reports.flatMap(({ path: file, report }) =>
    report.level === 'rejected'
      ? []
      : groupAdjustments(report.adjustments).map((group) => {
          const { field, part, before, becomes } = group;
          return { file, field, part, before, becomes, message: adjustmentWords(group) };
        }),
  );
}

import type { Diagnostic } from '../../generated/types.ts';
import { checkContent, type Report } from '../check-content.ts';
import type { ContentFileSystem } from '../file-system.ts';
import { overlayFileSystem } from '../overlay-file-system.ts';
import { applyEdits, chooseFixes } from './apply-edits.ts';
import { textIn, withText } from './content-text.ts';
import { sameBytes } from './same-bytes.ts';

export interface RepairRequest {
  fs: ContentFileSystem;
  root: string;
  isWanted: (found: Diagnostic) => boolean;
}

/** A content folder after all fixes; nothing has been written yet. */
export interface Repair {
  /** The files that would change. */
  files: ReadonlyMap<string, { before: Uint8Array; after: Uint8Array }>;
  repaired: readonly Diagnostic[];
  /** The report on the changed content. */
  report: Report;
}

/** Enough for nested mistakes; stops two fixes that undo each other. */
const MOST_ROUNDS = 20;

/** Applies fixes in memory and checks again until nothing changes. */
export async function repairContent(request: RepairRequest): Promise<Repair> {
  const { fs, root } = request;
  const changed = new Map<string, Uint8Array>();
  const originals = new Map<string, Uint8Array>();
  const repaired: Diagnostic[] = [];
  const stuck = new Set<string>();
  const check = (): Promise<Report> => checkContent({ fs: overlayFileSystem(fs, changed), root });
  let report = await check();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = report;
    const wanted = before.diagnostics.filter((found) => request.isWanted(found) && !stuck.has(found.file));
    const previous = new Map(changed);
    const fixes = await Promise.all(
      [...Map.groupBy(wanted, ({ file }) => file)].map(async ([file, diagnostics]) => {
        const bytes = changed.get(file) ?? (await fs.read(root, file));
        if (!originals.has(file)) originals.set(file, bytes);
        const { edits, repaired: ofFile } = chooseFixes(diagnostics);
        const after = withText(bytes, applyEdits(textIn(bytes) ?? '', edits));
        changed.set(file, after);
        return { file, repaired: ofFile, isChanged: !sameBytes(bytes, after) };
      }),
    );
    if (!fixes.some(({ isChanged }) => isChanged)) break;
    report = await check();
    const worse = fixes.filter(({ file }) => !hasFailed(before, file) && hasFailed(report, file));
    for (const { file } of worse) {
      stuck.add(file);
      restore(changed, previous, file);
    }
    if (worse.length > 0) report = await check();
    repaired.push(...fixes.filter(({ file }) => !stuck.has(file)).flatMap((fix) => fix.repaired));
  }
  return { files: pairs(originals, changed), repaired, report };
}

/** True for a file that does not parse: no fix may cause that. */
function hasFailed(report: Report, file: string): boolean {
  return report.diagnostics.some((found) => found.file === file && found.code.startsWith('json/'));
}

function restore(
  changed: Map<string, Uint8Array>,
  previous: ReadonlyMap<string, Uint8Array>,
  file: string,
): void {
  const bytes = previous.get(file);
  if (bytes === undefined) changed.delete(file);
  else changed.set(file, bytes);
}

function pairs(
  originals: ReadonlyMap<string, Uint8Array>,
  changed: ReadonlyMap<string, Uint8Array>,
): Repair['files'] {
  return new Map(
    [...changed]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([file, after]) => {
        const before = originals.get(file);
        return before === undefined || sameBytes(before, after) ? [] : [[file, { before, after }] as const];
      }),
  );
}

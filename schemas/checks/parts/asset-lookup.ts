import type { CheckContext } from '../../engine/check.ts';
import type { ContentIndex, Occurrence } from '../../engine/content-index.ts';
import { inBatches } from '../../engine/in-batches.ts';
import type { AssetLink } from '../../engine/kind-links.ts';
import type { NoPicture, Picture } from '../../engine/pictures/picture-facts.ts';
import { valueAt, type ValuePath } from '../../engine/diagnostic.ts';

/** Where the path of a picture leads. Each outcome has its own rule. */
export type AssetPlace =
  | { kind: 'found' }
  | { kind: 'outside'; reason: string }
  /** A folder or a pipe; `file/not-a-file` reports it. */
  | { kind: 'not-a-file' }
  | { kind: 'other-case'; path: string }
  | { kind: 'missing'; paths: readonly string[] };

/** A use of a picture, with the requirements of its place. */
export type Asset = Occurrence & { link: AssetLink };

interface PlacedAsset {
  asset: Asset;
  place: AssetPlace;
}

const placedAssets = new WeakMap<ContentIndex, PlacedAsset[]>();

/** Looks up every used picture. Memoized, so that all rules share one look-up. */
export function lookUpAssets(context: CheckContext): readonly PlacedAsset[] {
  const placed = placedAssets.get(context.index) ?? placeAssets(context);
  placedAssets.set(context.index, placed);
  return placed;
}

/** An existing picture with its facts and all its uses. */
export interface UsedPicture {
  facts: Picture | NoPicture;
  uses: readonly Asset[];
}

const usedPictures = new WeakMap<ContentIndex, Promise<readonly UsedPicture[]>>();

/** The existing pictures; each file is read once for all rules. */
export function readPictures(context: CheckContext): Promise<readonly UsedPicture[]> {
  const pictures = usedPictures.get(context.index) ?? readUsed(context);
  usedPictures.set(context.index, pictures);
  return pictures;
}

function readUsed(context: CheckContext): Promise<readonly UsedPicture[]> {
  const found = lookUpAssets(context).flatMap(({ asset, place }) => (place.kind === 'found' ? [asset] : []));
  const uses = [...Map.groupBy(found, ({ value }) => value)];
  return inBatches(uses, async ([path, assets]) => ({
    facts: await context.pictureAt(path),
    uses: assets,
  }));
}

function placeAssets({ index, entries }: CheckContext): PlacedAsset[] {
  const paths = entries.map(({ path }) => path);
  const exact = new Set(paths);
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const links = new Set(entries.filter(({ leavesFolder }) => leavesFolder).map(({ path }) => path));
  const notFiles = new Set(entries.filter(({ notAFile }) => notAFile !== undefined).map(({ path }) => path));
  const pictures = paths.filter((path) => path.startsWith('images/'));
  const placeOf = (value: string): AssetPlace => {
    const reason = outsideReason(value, links);
    if (reason !== undefined) return { kind: 'outside', reason };
    if (notFiles.has(value)) return { kind: 'not-a-file' };
    if (exact.has(value)) return { kind: 'found' };
    const other = byLowerCase.get(value.toLowerCase());
    return other === undefined ? { kind: 'missing', paths: pictures } : { kind: 'other-case', path: other };
  };
  const known = new Map<string, AssetPlace>();
  return index.assets.map((asset) => {
    const place = known.get(asset.value) ?? placeOf(asset.value);
    known.set(asset.value, place);
    return { asset, place };
  });
}

function outsideReason(path: string, links: ReadonlySet<string>): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return 'a web address or a drive is no file of the content folder';
  if (path.startsWith('/') || path.includes('\\'))
    return 'a path begins with images/ and has forward slashes';
  if (path.split('/').some((step) => step === '..' || step === '.'))
    return 'a path does not climb out of its folder';
  if (links.has(path)) return 'the file is a link that leaves the content folder';
  return path.startsWith('images/') ? undefined : 'pictures live in images/';
}

export function altOf({
  file,
  path,
  holder,
  value,
}: Occurrence): { text: string; place: { file: string; path: ValuePath; value: string } } | undefined {
  const text = valueAt(holder, ['alt']);
  if (typeof text !== 'string') return undefined;
  return {
    text,
    place: { file: file.path, path: [...path.slice(0, -1), 'alt'], value: value.slice(0, 200) },
  };
}

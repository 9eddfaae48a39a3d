import type { CheckContext } from '../engine/check.ts';
import type { Occurrence } from '../engine/content-index.ts';

/** Where the path of a picture leads. Each check about pictures answers for one of the ways. */
export type AssetPlace =
  | { kind: 'found' }
  | { kind: 'outside'; reason: string }
  | { kind: 'other-case'; path: string }
  | { kind: 'missing'; paths: readonly string[] };

/** Looks every used picture up, once for each check. */
export function lookUpAssets({ index, entries }: CheckContext): { asset: Occurrence; place: AssetPlace }[] {
  const paths = entries.map(({ path }) => path);
  const exact = new Set(paths);
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const links = new Set(entries.filter(({ leavesFolder }) => leavesFolder).map(({ path }) => path));
  const pictures = paths.filter((path) => path.startsWith('images/'));
  return index.assets.map((asset) => {
    const reason = outsideReason(asset.value, links);
    if (reason !== undefined) return { asset, place: { kind: 'outside', reason } };
    if (exact.has(asset.value)) return { asset, place: { kind: 'found' } };
    const other = byLowerCase.get(asset.value.toLowerCase());
    if (other !== undefined) return { asset, place: { kind: 'other-case', path: other } };
    return { asset, place: { kind: 'missing', paths: pictures } };
  });
}

function outsideReason(path: string, links: ReadonlySet<string>): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return 'a web address or a drive is no file of the content folder';
  if (path.startsWith('/') || path.includes('\\'))
    return 'a path begins with images/ and has forward slashes';
  if (path.split('/').some((step) => step === '..' || step === '.'))
    return 'a path does not climb with . or ..';
  if (links.has(path)) return 'the file is a link that leaves the content folder';
  return path.startsWith('images/') ? undefined : 'pictures live in images/';
}

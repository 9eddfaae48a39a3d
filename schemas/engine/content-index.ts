import { LINKS } from '../generated/links.ts';
import type { ContentFile } from './content-file.ts';
import { ofEachFile } from './each-file.ts';
import type { AssetLink, IdLink, LinkStep, RefLink } from './kind-links.ts';
import { valueAt, type ValuePath } from './diagnostic.ts';

export interface Occurrence {
  file: ContentFile;
  path: ValuePath;
  value: string;
  /** The object or list that holds it. */
  holder: unknown;
}

export interface EntityOccurrence extends Occurrence {
  entity: string;
  /** `content`, or the file where the id is local. */
  scope: string;
  /** Ids of one group must be unique; references name an id of their group. */
  group: string;
  /** The key that an id and its references share. Computed once, since every rule needs it. */
  name: string;
}

/** All ids, references and pictures of the content, including those of invalid files. */
export interface ContentIndex {
  ids: readonly (EntityOccurrence & { link: IdLink })[];
  refs: readonly (EntityOccurrence & { link: RefLink })[];
  assets: readonly (Occurrence & { link: AssetLink })[];
}

export function indexContent(files: readonly ContentFile[]): ContentIndex {
  const parts = partsOf(files);
  return {
    ids: parts.flatMap(({ ids }) => ids),
    refs: parts.flatMap(({ refs }) => refs),
    assets: parts.flatMap(({ assets }) => assets),
  };
}

const partsOf = ofEachFile((file): ContentIndex[] => {
  const links = LINKS[file.kind];
  return [
    {
      ids: (links?.ids ?? []).flatMap((link) => entities(file, link)),
      refs: (links?.refs ?? []).flatMap((link) => entities(file, link)),
      assets: (links?.assets ?? []).flatMap((link) =>
        texts(file, link.path).map(({ path, value, holder }) => ({ file, path, value, holder, link })),
      ),
    },
  ];
});

function entities<Link extends IdLink | RefLink>(
  file: ContentFile,
  link: Link,
): (EntityOccurrence & { link: Link })[] {
  const { entity } = link;
  const scope = link.scope === 'file' ? file.path : link.scope;
  const group = `${entity}\n${scope}`;
  return texts(file, link.path).map(({ path, value, holder }) => {
    return { file, path, value, holder, link, entity, scope, group, name: `${group}\n${value}` };
  });
}

export function kindsThatDefine(entity: string): string[] {
  return Object.keys(LINKS).filter((kind) => LINKS[kind]?.ids.some((link) => link.entity === entity));
}

export function kindsThatPointTo(entity: string): string[] {
  return Object.keys(LINKS).filter((kind) => LINKS[kind]?.refs.some((link) => link.entity === entity));
}

interface FoundValue {
  path: ValuePath;
  value: unknown;
  /** The object or list that holds it. */
  holder: unknown;
}

/** The values at a linked path. Paths are built for matches only: an album has thousands of values. */
export function valuesAt(file: ContentFile, pattern: readonly LinkStep[]): FoundValue[] {
  const found: FoundValue[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown, depth: number, holder: unknown): void => {
    const step = pattern[depth];
    if (step === undefined) {
      found.push({ path: [...path], value, holder });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (typeof step === 'object') {
      if (valueAt(value, [step.tag]) === step.is) visit(value, depth + 1, holder);
      return;
    }
    if (step === '*') {
      if (!Array.isArray(value)) return;
      for (let at = 0; at < value.length; at += 1) {
        path.push(at);
        visit(value[at], depth + 1, value);
        path.pop();
      }
    } else if (Object.hasOwn(value, step)) {
      path.push(step);
      visit(Reflect.get(value, step), depth + 1, value);
      path.pop();
    }
  };
  visit(file.value, 0, undefined);
  return found;
}

function texts(file: ContentFile, pattern: readonly LinkStep[]): (FoundValue & { value: string })[] {
  return valuesAt(file, pattern).filter(
    (found): found is FoundValue & { value: string } => typeof found.value === 'string' && found.value !== '',
  );
}

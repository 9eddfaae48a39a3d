import { LINKS } from '../generated/links.ts';
import type { ContentFile } from './content-file.ts';
import { ofEachFile } from './each-file.ts';
import type { AssetLink, IdLink, LinkStep, RefLink } from './kind-links.ts';
import { valueAt, type ValuePath } from './diagnostic.ts';

/** A text in a file that names, points to or uses something. */
export interface Occurrence {
  file: ContentFile;
  path: ValuePath;
  value: string;
  /** The object or list that it stands in. */
  holder: unknown;
}

/** An id, or a reference to one. */
export interface EntityOccurrence extends Occurrence {
  entity: string;
  /** `content`, or the file in which the id is known. */
  scope: string;
  /** Equal for all ids that must differ from each other, and for what points to one of them. */
  group: string;
  /** Equal for an id and for what points to it. Every rule asks for it, so it is made once. */
  name: string;
}

/** Everything in the content that other places rely on. Invalid files count too, as far as they can be read. */
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

/** The kinds of files that define an entity. */
export function kindsThatDefine(entity: string): string[] {
  return Object.keys(LINKS).filter((kind) => LINKS[kind]?.ids.some((link) => link.entity === entity));
}

/** The kinds of files that may point to an entity. */
export function kindsThatPointTo(entity: string): string[] {
  return Object.keys(LINKS).filter((kind) => LINKS[kind]?.refs.some((link) => link.entity === entity));
}

/** A value that a link names, with its place. */
interface FoundValue {
  path: ValuePath;
  value: unknown;
  /** The object or list that it stands in. */
  holder: unknown;
}

/** The values of a file that a link names. An album has thousands: no path is made on the way, only at its end. */
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

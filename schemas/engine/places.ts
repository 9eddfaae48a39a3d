import type { Range } from '../generated/types.ts';
import type { ContentFile } from './content-file.ts';
import { findPlaces } from './find-places.ts';
import { type Locator, partOf, spanOf, treeLocator, type ValuePlace } from './locate.ts';
import type { Offsets, Place, ValuePath } from './diagnostic.ts';
import { createSourceText, type SourceText } from './source-text.ts';

/** Offsets, lines and columns of diagnostics. */
export interface Slots {
  file(path: string): ContentFile | undefined;
  /** The path in the file, where the value was read from elsewhere in it. */
  pathOf(file: string, path: ValuePath): ValuePath;
  valueOf(file: string, path: ValuePath): ValuePlace;
  offsetsOf(place: Place): Offsets;
  rangeOf(place: Place): Range;
}

const NOWHERE: ValuePlace = { start: 0, end: 0, isContainer: false };

/** Scans only files with diagnostics, and only for these places. */
export function createSlots(files: readonly ContentFile[], wanted: readonly Place[]): Slots {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths = Map.groupBy(wanted, ({ file }) => file);
  const locate = remembered((path): Locator => {
    const file = byPath.get(path);
    if (file?.tree) return treeLocator(file.tree);
    if (file?.value === undefined) return () => NOWHERE;
    return findPlaces(
      file.text,
      (paths.get(path) ?? []).map((place) => pathIn(file, place.path)),
    );
  });
  const sourceOf = remembered((path): SourceText => createSourceText(byPath.get(path)?.text ?? ''));
  const pathOf = (file: string, path: ValuePath): ValuePath => pathIn(byPath.get(file), path);
  const valueOf = (file: string, path: ValuePath): ValuePlace => locate(file)(pathOf(file, path));
  const offsetsOf = ({ file, path, span, part, offsets }: Place): Offsets => {
    if (offsets) return offsets;
    const place = valueOf(file, path);
    return part ? partOf(sourceOf(file).text, place, part) : spanOf(place, span ?? 'value');
  };
  return {
    file: (path) => byPath.get(path),
    pathOf,
    valueOf,
    offsetsOf,
    rangeOf: (place) => sourceOf(place.file).rangeOf(offsetsOf(place)),
  };
}

function pathIn(file: ContentFile | undefined, path: ValuePath): ValuePath {
  const [first, ...rest] = path;
  const moved = typeof first === 'string' ? file?.moved?.get(first) : undefined;
  return moved ? [...moved, ...rest] : path;
}

function remembered<Value>(make: (path: string) => Value): (path: string) => Value {
  const made = new Map<string, Value>();
  return (path) => {
    const known = made.get(path);
    if (known !== undefined) return known;
    const value = make(path);
    made.set(path, value);
    return value;
  };
}

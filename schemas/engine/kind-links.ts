import type { RuleCode } from '../generated/rule-codes.ts';

/**
 * Where the files of a kind define ids, refer to them and use pictures; generated from the `x-` keywords of the
 * schemas.
 */
export interface KindLinks {
  ids: readonly IdLink[];
  refs: readonly RefLink[];
  assets: readonly AssetLink[];
  uniques: readonly UniqueLink[];
}

/**
 * One step of a path: a property, `*` for the items of a list, or a branch of a tagged union, which does not change
 * the path.
 */
export type LinkStep = string | { tag: string; is: string };

interface LinkedPath {
  path: readonly LinkStep[];
}

export interface IdLink extends LinkedPath {
  entity: string;
  /** `content`, or `file` for ids that are local to a file. */
  scope: string;
  repeats?: boolean;
  /** Must be referred to, since nothing else shows it. */
  used?: boolean;
  /** A boolean sibling that makes the reference optional. */
  unless?: string;
}

export interface RefLink extends LinkedPath {
  entity: string;
  scope: string;
  /** The owner belongs to its target and is hidden with it. */
  belongs?: boolean;
}

/** The requirements of a place for pictures. */
export interface AssetSlot {
  /** The operator's name for the place. */
  slot: string;
  minWidth?: number;
  maxBytes?: number;
}

export interface AssetLink extends LinkedPath, AssetSlot {
  kind: string;
}

export interface UniqueLink extends LinkedPath {
  code: RuleCode;
  /** The fields that identify the items of a list; absent where the value itself must be unique. */
  by?: readonly string[];
}

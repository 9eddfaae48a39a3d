import type { RuleCode } from '../generated/rule-codes.ts';

/** Where the files of one kind name, point to and use something; generated from the words of our vocabulary. */
export interface KindLinks {
  ids: readonly IdLink[];
  refs: readonly RefLink[];
  assets: readonly AssetLink[];
  uniques: readonly UniqueLink[];
}

/**
 * One step from the root of a file to a place: the name of a property, `*` for each item of a list, or the branch of
 * a tagged union, which stays where it is.
 */
export type LinkStep = string | { tag: string; is: string };

interface LinkedPath {
  path: readonly LinkStep[];
}

export interface IdLink extends LinkedPath {
  entity: string;
  /** `content`, or `file` for what only its own file knows. */
  scope: string;
  repeats?: boolean;
  /** Something must point to it: nothing shows it otherwise. */
  used?: boolean;
  /** The field beside it that shows it all the same when it is true. */
  unless?: string;
}

export interface RefLink extends LinkedPath {
  entity: string;
  scope: string;
  /** What points belongs to what is pointed to, and is hidden together with it. */
  belongs?: boolean;
}

/** What a picture must be to fill its place. */
export interface AssetSlot {
  /** What operators call the place. */
  slot: string;
  minWidth?: number;
  maxBytes?: number;
}

export interface AssetLink extends LinkedPath, AssetSlot {
  kind: string;
}

export interface UniqueLink extends LinkedPath {
  code: RuleCode;
  /** The fields that together tell the items of the list apart; absent where the value itself must be unique. */
  by?: readonly string[];
}

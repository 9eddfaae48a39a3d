import type { TextEdit } from '../files/json-edits.ts';

/** The texts of a content folder by their path inside. */
export type ContentTexts = ReadonlyMap<string, string>;

/**
 * One step from a version of the content to the next. It says which stretches of text change and touches nothing else,
 * so comments and layout stay; it reads no clock and no disk.
 */
export interface Migration {
  from: number;
  /** What changed between the two versions, for the operator. */
  title: string;
  editsFor(path: string, text: string): readonly TextEdit[];
}

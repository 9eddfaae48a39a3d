import type { ContentKind } from './kinds.ts';

/** The fields of a kind in the words of its schema, for the guide and the terminal. */
export interface KindReference {
  kind: string;
  /** `rooms/<name>.json`. */
  place: string;
  title: string;
  description: string;
  fields: readonly FieldReference[];
}

export interface KindExamples {
  kind: ContentKind;
  /** Its path in the example hotel. */
  path: string;
  /** An example that uses every field. */
  complete: string;
  /** Examples with one mistake each, named after the rule. */
  broken: readonly { name: string; text: string }[];
}

export interface FieldReference {
  /** `address.pin`, `emails[].email`; a branch in parentheses: `penalty(DAY).value`. */
  path: string;
  title: string;
  description: string;
  /** `text`, `whole number`, `list`, … */
  type: string;
  /** `1 to 100 characters`; empty for none. */
  limits: string;
  isRequired: boolean;
  example?: unknown;
}

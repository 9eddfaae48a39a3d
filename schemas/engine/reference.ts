import type { ContentKind } from './kinds.ts';

/** What a kind of content file may hold, field by field, in the words of its schema: for guides and for the terminal. */
export interface KindReference {
  kind: string;
  /** `rooms/<name>.json`. */
  place: string;
  title: string;
  description: string;
  fields: readonly FieldReference[];
}

/** Files of one kind as an operator might write them. */
export interface KindExamples {
  kind: ContentKind;
  /** Where the complete one stands in the small hotel that all kinds' complete examples are together. */
  path: string;
  /** The text of a file that uses every field. */
  complete: string;
  /** Texts with one mistake each, named after the rule that it breaks. */
  broken: readonly { name: string; text: string }[];
}

/** One field, or one field inside another. */
export interface FieldReference {
  /** `address.pin`, `emails[].email`; the branch of a choice in brackets: `penalty(DAY).value`. */
  path: string;
  title: string;
  description: string;
  /** `text`, `whole number`, `list`, … */
  type: string;
  /** `1 to 100 characters`; empty where there are none. */
  limits: string;
  isRequired: boolean;
  example?: unknown;
}

/** Notes on a component for screen reader and keyboard users. */
export interface AccessibilityNote {
  /** The task that it is the right choice for. */
  use?: string;
  /** When another component serves better, and which one. */
  avoid?: string;
  /** What a screen reader announces. */
  heard: string;
  /**
   * The expected roles and names: lines of one story's accessibility tree, in order, where … stands for any text. A
   * test compares them. Empty if the tree is empty.
   */
  tree: readonly string[];
  /** The story to compare, if it is not the first one. */
  story?: 'open';
  /** What keys do, besides Tab. */
  keys?: Readonly<Record<string, string>>;
  /** What the developer has to provide. */
  yours?: string;
}

/** The keys of a button. */
export const PRESS = { 'Enter, Space': 'press it' };

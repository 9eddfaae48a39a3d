/**
 * The guidance on one component, from `stories/components/<name>.guide.json`. What it is for is said by the comment of
 * the component, its props by its types, and its two drawn examples by its stories `Do` and `Dont`.
 */
export interface Guide {
  /** Other names, under which Storybook's search finds it too. */
  alsoCalled: readonly string[];
  /** The tasks that it is the right choice for. */
  when?: readonly string[];
  /** When another component serves better, and which one. */
  whenNot?: readonly { case: string; use?: string }[];
  /** A sentence on the story `Do`. */
  do?: string;
  /** A sentence on the story `Dont`. */
  dont?: string;
  /** How to write what stands in it. */
  words?: readonly string[];
  /** Components to look at next. */
  related?: readonly string[];
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

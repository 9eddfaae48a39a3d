/** One property of a component, from its type and its comment. */
export interface PropApi {
  readonly type?: string;
  /** Every value, if the set is finite. */
  readonly values?: readonly (string | number | boolean)[];
  readonly required?: true;
  readonly default?: string;
  readonly description?: string;
}

/** One component: its description, the element that it passes other props to, and its props. */
export interface ComponentApi {
  readonly summary: string;
  readonly element?: string;
  readonly props: Readonly<Record<string, PropApi>>;
  /** The attributes of the element that a page needs most, with their types. */
  readonly inherited?: Readonly<Record<string, string>>;
}

/** The exports of a component's folder. */
export interface DoorApi {
  readonly components: Readonly<Record<string, ComponentApi>>;
  readonly functions?: Readonly<Record<string, string>>;
  readonly types?: Readonly<Record<string, string>>;
  /** Data attributes on elements, for tests and styles. */
  readonly dataAttributes?: readonly string[];
}

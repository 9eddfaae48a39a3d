/** One property of a component, as its type and its comment state it. */
export interface PropApi {
  readonly type?: string;
  /** Every value, where there are only so many. */
  readonly values?: readonly (string | number | boolean)[];
  readonly required?: true;
  readonly default?: string;
  readonly description?: string;
}

/** One component: what it is, the element that it passes everything else to, and its own properties. */
export interface ComponentApi {
  readonly summary: string;
  readonly element?: string;
  readonly props: Readonly<Record<string, PropApi>>;
}

/** Everything that leaves a component's folder by its door. */
export interface DoorApi {
  readonly components: Readonly<Record<string, ComponentApi>>;
  readonly functions?: Readonly<Record<string, string>>;
  readonly types?: Readonly<Record<string, string>>;
  /** States that show on elements, for tests and styles. */
  readonly dataAttributes?: readonly string[];
}

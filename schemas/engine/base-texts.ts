/** The texts of the interface by their keys, in groups. */
export interface BaseTexts {
  readonly [key: string]: string | BaseTexts;
}

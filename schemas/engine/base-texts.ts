export interface BaseTexts {
  readonly [key: string]: string | BaseTexts;
}

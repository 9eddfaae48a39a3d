/** Where the files of one kind name, point to and use something; generated from the schemas. */
export interface KindLinks {
  ids: readonly (LinkedPath & { entity: string; scope: string; repeats?: boolean })[];
  refs: readonly (LinkedPath & { entity: string; scope: string })[];
  assets: readonly (LinkedPath & { kind: string })[];
}

interface LinkedPath {
  /** Names of properties, and `*` for each item of a list. */
  path: readonly string[];
}

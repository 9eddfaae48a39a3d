/**
 * The short form of a bench: once around, without the packages that stand beside it and so without a registry. Its
 * figures say nothing; it shows that the bench still finds what it measures.
 */
export const isShort = process.argv.includes('--short');

/** How often a bench does something: as often as its figures need, or a little. */
export const rounds = (usual: number, little = 1): number => (isShort ? little : usual);

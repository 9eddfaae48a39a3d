interface KindPlace {
  kind: string;
  /** A file (`hotel`) or a folder (`rooms/`), without the extension. */
  place: string;
  /** With its article, as in "An album is …". */
  words: string;
}

/** The layout of the content folder. */
export const KINDS = [
  { kind: 'hotel', place: 'hotel', words: 'a hotel file' },
  { kind: 'theme', place: 'theme', words: 'a theme' },
  { kind: 'seo', place: 'seo', words: 'a file of search-engine texts' },
  { kind: 'tax', place: 'taxes', words: 'a tax file' },
  { kind: 'charge', place: 'charges', words: 'a file of charges' },
  { kind: 'page-home', place: 'pages/home', words: 'a home page' },
  { kind: 'page-about', place: 'pages/about', words: 'an about page' },
  { kind: 'page-services', place: 'pages/services', words: 'a services page' },
  { kind: 'page-gallery', place: 'pages/gallery', words: 'a gallery page' },
  { kind: 'page-contact', place: 'pages/contact', words: 'a contact page' },
  { kind: 'page-policies', place: 'pages/policies', words: 'a policies page' },
  { kind: 'page-book', place: 'pages/book', words: 'a book page' },
  { kind: 'location', place: 'locations/', words: 'a location' },
  { kind: 'room', place: 'rooms/', words: 'a room' },
  { kind: 'rate', place: 'rates/', words: 'a rate file' },
  { kind: 'policy', place: 'policies/', words: 'a policy' },
  { kind: 'album', place: 'albums/', words: 'an album' },
  { kind: 'service', place: 'services/', words: 'a service' },
  { kind: 'translation', place: 'locales/en/common', words: 'a file of interface texts' },
] as const satisfies readonly KindPlace[];

/** The name of a kind of content file, and of its schema's folder. */
export type ContentKind = (typeof KINDS)[number]['kind'];

const KIND_OF_PLACE: ReadonlyMap<string, ContentKind> = new Map(
  KINDS.map(({ place, kind }) => [place, kind]),
);

export function kindOf(path: string): ContentKind | undefined {
  const ending = path.endsWith('.json') ? '.json' : '.jsonc';
  const place = path.slice(0, -ending.length);
  if (!path.endsWith(ending) || place.includes('.') || place.endsWith('/')) return undefined;
  // A folder ends in a slash and has no subfolders.
  return KIND_OF_PLACE.get(place) ?? KIND_OF_PLACE.get(place.slice(0, place.lastIndexOf('/') + 1));
}

/** Writes an extension in capitals as lower case: `rooms/lake-suite.JSON`. */
export function withSmallEnding(path: string): string {
  return path.replace(/\.jsonc?$/i, (ending) => ending.toLowerCase());
}

/** The operator's name for a kind, with its article. */
export function wordsFor(kind: string): string {
  return KINDS.find((each) => each.kind === kind)?.words ?? kind;
}

/** Files that are not content: pictures, fonts, notes and files of the operating system. */
export function isBesideContent(path: string): boolean {
  return /^(?:images|fonts)\//.test(path) || isHidden(path) || isLeftBySystem(path) || /\.md$/i.test(path);
}

/** True below a name that begins with a dot. */
export function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}

/** Files that operating systems write into folders. */
export function isLeftBySystem(path: string): boolean {
  return /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
}

/** A folder with such a name was meant to be a file. */
export function isNamedAsFile(path: string): boolean {
  return /\.(?:jsonc?|jpe?g|png|webp|avif)$/i.test(path);
}

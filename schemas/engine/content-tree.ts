import type {
  Album,
  Hotel,
  Location,
  PageBook,
  PageHome,
  Policy,
  Rate,
  Room,
  Seo,
  Tax,
  Theme,
} from '../generated/types.ts';
import { validFiles } from './check.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentKind } from './kinds.ts';

/** The whole content, checked: nobody after this checks it again. Lists are in the order of their files' paths. */
export interface ContentTree {
  hotel: Hotel;
  theme: Theme;
  seo: Seo;
  locations: Location[];
  rooms: Room[];
  rates: Rate[];
  taxes: Tax;
  policies: Policy[];
  albums: Album[];
  pageHome: PageHome;
  pageBook: PageBook;
  /** The file that each entity above was written in. */
  sources: ReadonlyMap<object, string>;
}

/** The typed content; undefined where a file that the hotel cannot do without is absent. */
export function contentTree(files: readonly ContentFile[]): ContentTree | undefined {
  const sources = new Map<object, string>();
  const all = <Kind extends ContentKind>(kind: Kind) =>
    validFiles(files, kind).map(({ path, value }) => {
      sources.set(value, path);
      return value;
    });
  const [hotel] = all('hotel');
  const [theme] = all('theme');
  const [seo] = all('seo');
  const [taxes] = all('tax');
  const [pageHome] = all('page-home');
  const [pageBook] = all('page-book');
  if (!hotel || !theme || !seo || !taxes || !pageHome || !pageBook) return undefined;
  const lists = {
    locations: all('location'),
    rooms: all('room'),
    rates: all('rate'),
    policies: all('policy'),
    albums: all('album'),
  };
  return { hotel, theme, seo, taxes, pageHome, pageBook, ...lists, sources };
}

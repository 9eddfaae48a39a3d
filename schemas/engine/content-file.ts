import type {
  Album,
  Charges,
  Hotel,
  Location,
  PageAbout,
  PageBook,
  PageContact,
  PageGallery,
  PageHome,
  PagePolicies,
  PageServices,
  PolicyFile,
  Rate,
  Room,
  Seo,
  Service,
  Tax,
  Theme,
  Translation,
} from '../generated/types.ts';
import type { SyntaxNode } from './json/syntax-node.ts';
import type { ContentKind } from './kinds.ts';
import type { DiagnosticDraft, ValuePath } from './diagnostic.ts';

export interface KindTypes {
  hotel: Hotel;
  theme: Theme;
  seo: Seo;
  tax: Tax;
  charge: Charges;
  'page-home': PageHome;
  'page-about': PageAbout;
  'page-services': PageServices;
  'page-gallery': PageGallery;
  'page-contact': PageContact;
  'page-policies': PagePolicies;
  'page-book': PageBook;
  location: Location;
  room: Room;
  rate: Rate;
  policy: PolicyFile;
  album: Album;
  service: Service;
  translation: Translation;
}

export interface ContentFile {
  path: string;
  kind: ContentKind;
  /** Empty where the bytes are not text. */
  text: string;
  /** Undefined where the text does not parse. */
  value: unknown;
  /** True where the value fits its schema, and so has the type of its kind. */
  isValid: boolean;
  /** Diagnostics of this file alone. */
  diagnostics: DiagnosticDraft[];
  /** Present where the full parser was used. */
  tree?: SyntaxNode;
  /** Paths in the file of properties that were read from elsewhere in it. */
  moved?: ReadonlyMap<string, ValuePath>;
}

export interface TypedFile<Kind extends ContentKind> {
  path: string;
  value: KindTypes[Kind];
}

/** `.jsonc` allows comments and trailing commas. */
export function isRelaxed(path: string): boolean {
  return /\.jsonc$/i.test(path);
}

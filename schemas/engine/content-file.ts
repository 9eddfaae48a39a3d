import type {
  Album,
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

/** The type of each kind's content. */
export interface KindTypes {
  hotel: Hotel;
  theme: Theme;
  seo: Seo;
  tax: Tax;
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

/** A content file after it was read. */
export interface ContentFile {
  path: string;
  kind: ContentKind;
  /** Empty where the bytes could not be read as text. */
  text: string;
  /** Undefined where the text could not be understood. */
  value: unknown;
  /** Fits its schema, so that its value has the type of its kind. */
  isValid: boolean;
  /** What is wrong with the file alone. */
  diagnostics: DiagnosticDraft[];
  /** Its syntax tree, where reading made one. */
  tree?: SyntaxNode;
  /** Where the properties of its value really stand, if not at the root of the file. */
  moved?: ReadonlyMap<string, ValuePath>;
}

/** A valid file of one kind with its typed value. */
export interface TypedFile<Kind extends ContentKind> {
  path: string;
  value: KindTypes[Kind];
}

/** `.jsonc` allows comments and a comma after the last item. */
export function isRelaxed(path: string): boolean {
  return /\.jsonc$/i.test(path);
}

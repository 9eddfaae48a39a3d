import type {
  Album,
  Charges,
  Hotel,
  HouseRules,
  Location,
  PageAbout,
  PageBook,
  PageContact,
  PageGallery,
  PageHome,
  PagePolicies,
  PageServices,
  Policy,
  PrivacyPolicy,
  Rate,
  Room,
  Seo,
  Service,
  Tax,
  TermsPolicy,
  Theme,
  Translation,
} from '../generated/types.ts';
import { validFiles } from './check.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentKind } from './kinds.ts';

/** A policy that the operator writes as text; a cancellation policy is generated from its rules. */
export type WrittenPolicy = PrivacyPolicy | TermsPolicy | HouseRules;

/** The whole content, checked and typed. Lists are in the order of their files' paths. */
export interface ContentTree {
  hotel: Hotel;
  theme: Theme;
  seo: Seo;
  locations: Location[];
  rooms: Room[];
  rates: Rate[];
  taxes: Tax;
  /** Undefined where the hotel has none. */
  charges: Charges | undefined;
  /** The cancellation policies. */
  policies: Policy[];
  writtenPolicies: WrittenPolicy[];
  albums: Album[];
  services: Service[];
  pageHome: PageHome;
  pageAbout: PageAbout;
  pageServices: PageServices;
  pageGallery: PageGallery;
  pageContact: PageContact;
  pagePolicies: PagePolicies;
  pageBook: PageBook;
  /** Interface texts that the hotel overrides. */
  texts: Translation;
  sources: ReadonlyMap<object, string>;
}

/** The typed content; undefined where a required file is missing. */
export function contentTree(files: readonly ContentFile[]): ContentTree | undefined {
  const sources = new Map<object, string>();
  const all = <Kind extends ContentKind>(kind: Kind) =>
    validFiles(files, kind).map(({ path, value }) => {
      sources.set(value, path);
      return value;
    });
  const singles = {
    hotel: all('hotel')[0],
    theme: all('theme')[0],
    seo: all('seo')[0],
    taxes: all('tax')[0],
    pageHome: all('page-home')[0],
    pageAbout: all('page-about')[0],
    pageServices: all('page-services')[0],
    pageGallery: all('page-gallery')[0],
    pageContact: all('page-contact')[0],
    pagePolicies: all('page-policies')[0],
    pageBook: all('page-book')[0],
  };
  if (!isWhole(singles)) return undefined;
  const policies = all('policy');
  return {
    ...singles,
    locations: all('location'),
    rooms: all('room'),
    rates: all('rate'),
    charges: all('charge')[0],
    policies: policies.filter((policy) => policy.kind === 'CANCELLATION'),
    writtenPolicies: policies.filter((policy) => policy.kind !== 'CANCELLATION'),
    albums: all('album'),
    services: all('service'),
    texts: all('translation')[0] ?? {},
    sources,
  };
}

type Whole<Parts> = { [Key in keyof Parts]: Exclude<Parts[Key], undefined> };

function isWhole<Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> {
  return Object.values(parts).every((part) => part !== undefined);
}

import type {
  AboutBlock,
  Attraction,
  PageContact,
  PageHome,
  PagePolicies,
  PageServices,
  PolicyFile,
  SeoPage,
  ServicesHighlight,
} from '../generated/types.ts';
import type {
  ContactLocation,
  LocationSeo,
  PublishedAlbum,
  PublishedImage,
  PublishedPageHeader,
  PublishedRoom,
  PublishedSeo,
  PublishedService,
  WithImage,
} from './parts.ts';

/** What every page has. */
interface Page<Name extends SeoPage> {
  page: Name;
  seo: PublishedSeo;
}

/** The content of the home page. */
export interface HomePage extends Page<'HOME'>, Pick<PageHome, 'attractionsHeading'> {
  /** The top of the page, with further pictures that follow the first. */
  header: Pick<PageHome['header'], 'heading' | 'subheading'> & {
    image: PublishedImage;
    carousel: PublishedImage[];
  };
  /** The section that shows rooms, in order. */
  rooms: Pick<PageHome['rooms'], 'heading' | 'detail'> & { items: PublishedRoom[] };
  attractions: PublishedAttraction[];
  /** The twelve pictures under “Us through Images”. */
  marquee: PublishedImage[];
}

/** One thing to see. */
export type PublishedAttraction = WithImage<Attraction>;

/** The content of the about page. */
export interface AboutPage extends Page<'ABOUT'> {
  header: PublishedPageHeader;
  /** The story, block by block. */
  blocks: WithImage<AboutBlock>[];
}

/** The content of the services page. */
export interface ServicesPage extends Page<'SERVICES'>, Required<Pick<PageServices, 'servicesHeading'>> {
  header: PublishedPageHeader;
  /** In order. */
  services: PublishedService[];
  /** The one that stands out. */
  highlight: WithImage<ServicesHighlight>;
}

/** The content of the gallery. */
export interface GalleryPage extends Page<'GALLERY'> {
  header: PublishedPageHeader;
  /** The visible albums, in order. A tab without one says that there are no photos. */
  albums: PublishedAlbum[];
}

/** The content of the contact page. */
export interface ContactPage extends Page<'CONTACT'>, Pick<PageContact, 'form' | 'locationsHeading'> {
  header: PublishedPageHeader;
  /** Search-engine texts when one location is chosen. */
  locationSeo: LocationSeo[];
  /** In order. */
  locations: ContactLocation[];
}

/** The content of the policies page. */
export interface PoliciesPage extends Page<'POLICIES'>, Pick<PagePolicies, 'cancellation'> {
  header: PublishedPageHeader;
  /** In order; the text of a cancellation policy is made from its rules. */
  policies: PolicyFile[];
}

/** The content of the book page. */
export interface BookPage extends Page<'BOOK'> {
  /** Search-engine texts when one location is chosen. */
  locationSeo: LocationSeo[];
  header: PublishedPageHeader;
  /** All room types on sale. */
  rooms: PublishedRoom[];
}

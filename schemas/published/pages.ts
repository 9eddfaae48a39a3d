import type {
  AboutBlock,
  Attraction,
  Charge,
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
  PublishedPlan,
  PublishedAlbum,
  PublishedImage,
  PublishedPageHeader,
  PublishedRoom,
  PublishedSeo,
  PublishedService,
  RoomOfLocation,
  WithImage,
} from './parts.ts';

interface Page<Name extends SeoPage> {
  page: Name;
  seo: PublishedSeo;
}

export interface HomePage extends Page<'HOME'>, Pick<PageHome, 'attractionsHeading'> {
  /** The top of the page, with further pictures after the first. */
  header: Pick<PageHome['header'], 'heading' | 'subheading'> & {
    image: PublishedImage;
    carousel: PublishedImage[];
  };
  /** The section of rooms, in order. */
  rooms: Pick<PageHome['rooms'], 'heading' | 'detail'> & { items: PublishedRoom[] };
  attractions: PublishedAttraction[];
  /** The twelve pictures under “Us through Images”. */
  marquee: PublishedImage[];
}

export type PublishedAttraction = WithImage<Attraction>;

export interface AboutPage extends Page<'ABOUT'> {
  header: PublishedPageHeader;
  blocks: WithImage<AboutBlock>[];
}

export interface ServicesPage extends Page<'SERVICES'>, Required<Pick<PageServices, 'servicesHeading'>> {
  header: PublishedPageHeader;
  /** In order of rank. */
  services: PublishedService[];
  /** The highlighted service. */
  highlight: WithImage<ServicesHighlight>;
}

export interface GalleryPage extends Page<'GALLERY'> {
  header: PublishedPageHeader;
  /** The visible albums, in order of rank. A tab without an album says that there are no photos. */
  albums: PublishedAlbum[];
}

export interface ContactPage extends Page<'CONTACT'>, Pick<PageContact, 'form' | 'locationsHeading'> {
  header: PublishedPageHeader;
  /** Search texts when one location is chosen. */
  locationSeo: LocationSeo[];
  locations: ContactLocation[];
}

export interface PoliciesPage extends Page<'POLICIES'>, Pick<PagePolicies, 'cancellation'> {
  header: PublishedPageHeader;
  /** In order; the text of a cancellation policy is generated from its rules. */
  policies: PolicyFile[];
}

/** The page of a location; the pages of its rooms are drawn from it too. */
export interface LocationPage extends Page<'LOCATION'> {
  locationId: string;
  /** The picture of the location first. */
  photos: PublishedImage[];
  /** In order of rank. */
  rooms: RoomOfLocation[];
  plans: PublishedPlan[];
  /** What everybody pays besides the nights: in the price, or at the hotel. */
  charges: Pick<Charge, 'id' | 'label' | 'payable'>[];
}

export interface BookPage extends Page<'BOOK'> {
  /** Search texts when one location is chosen. */
  locationSeo: LocationSeo[];
  header: PublishedPageHeader;
  rooms: PublishedRoom[];
}

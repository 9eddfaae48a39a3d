import type {
  Address,
  Album,
  CatalogueExtra,
  CatalogueLocation,
  CatalogueRatePlan,
  ImageRef,
  Location,
  LocationEmail,
  LocationPhone,
  MealPlan,
  PageHeader,
  Room,
  SeoEntry,
  Service,
} from '../generated/types.ts';

/** Paths of a picture in four sizes; small pictures are not enlarged. */
export interface ImageUrls {
  /** At most 160 pixels wide. */
  thumb: string;
  /** At most 480 pixels wide. */
  small: string;
  /** At most 960 pixels wide. */
  medium: string;
  /** At most 1440 pixels wide. */
  large: string;
}

export interface PublishedImage {
  /** Derived from the bytes of the picture. */
  id: string;
  /** Empty where the picture is decorative. */
  alt: string;
  decorative: boolean;
  /** A few words where guests look at photos one by one. */
  caption?: string;
  /** Of the largest file, in pixels. */
  width: number;
  /** Of the largest file, in pixels. */
  height: number;
  urls: ImageUrls;
  webp: ImageUrls;
  avif: ImageUrls;
}

/** A content object whose picture reference is replaced by the published picture. */
export type WithImage<Written extends { image: ImageRef }> = Omit<Written, 'image'> & {
  image: PublishedImage;
};

export interface PublishedPageHeader extends Omit<PageHeader, 'image'> {
  image?: PublishedImage;
}

export type PublishedSeo = Pick<SeoEntry, 'title' | 'description' | 'keywords'>;

export interface LocationSeo {
  locationId: string;
  seo: PublishedSeo;
}

export interface PublishedLocation
  extends Pick<Location, 'id' | 'name' | 'summary' | 'description' | 'url' | 'directions'>, Address {
  /** An IANA name. */
  timezone: string;
  /** In minutes from midnight. */
  checkIn: number;
  /** In minutes from midnight. */
  checkOut: number;
  /** The preferred address. */
  email: string;
  /** The preferred number. */
  phone: string;
  isVerified: boolean;
  image: PublishedImage;
}

export type ContactEmail = Required<LocationEmail>;

export type ContactPhone = Required<LocationPhone>;

/** A location with all contacts, the preferred ones first. */
export interface ContactLocation extends Pick<Location, 'id' | 'name' | 'address' | 'directions'> {
  isVerified: boolean;
  emails: ContactEmail[];
  phones: ContactPhone[];
}

/** A room type without the number of rooms, which the server reports. */
export interface PublishedRoom extends Omit<Room, '$schema' | 'rank' | 'photos' | 'capacity' | 'enabled'> {
  /** The first one is on its card. */
  photos: PublishedImage[];
}

/** A room type on its own page, with its search texts. */
export interface RoomOfLocation extends PublishedRoom {
  seo: PublishedSeo;
}

/** A rate plan as guests read of it before they have dates. */
export interface PublishedPlan extends Pick<CatalogueRatePlan, 'id' | 'name' | 'description' | 'payment'> {
  mealPlans: MealPlan[];
  /** The room types that it sells. */
  roomIds: string[];
  policy: CatalogueLocation['policies'][number];
}

export type GalleryTab = NonNullable<Album['gallery']>;

export interface PublishedAlbum extends Pick<Album, 'id' | 'name' | 'rank' | 'locationId'> {
  gallery: GalleryTab;
  images: PublishedImage[];
}

/** A picture of a service, with the location that it shows. */
export interface PublishedServiceImage {
  image: PublishedImage;
  location?: ServiceImageLocation;
}

export interface ServiceImageLocation {
  id: string;
  name: string;
  town: string;
  /** The id of the location. */
  value: string;
}

export interface PublishedService extends Pick<
  Service,
  'id' | 'heading' | 'description' | 'url' | 'locationId'
> {
  /** Absent where every location offers the service. */
  locationName?: string;
  images: PublishedServiceImage[];
  /** The extras that sell it, one or more at each location. Absent where it cannot be added to a stay. */
  offers?: PublishedServiceOffer[];
}

export interface PublishedServiceOffer extends Pick<CatalogueExtra, 'charging'> {
  extraId: string;
  locationId: string;
  locationName: string;
  /** The price of one with its tax, in minor units. Absent where it depends on the date. */
  priceMinor?: number;
}

import type {
  Address,
  Album,
  ImageRef,
  Location,
  LocationEmail,
  LocationPhone,
  PageHeader,
  Room,
  SeoEntry,
  Service,
} from '../generated/types.ts';

/** Site paths of one picture in its four widths; never enlarged. */
export interface ImageUrls {
  /** The picture at most 160 pixels wide. */
  thumb: string;
  /** The picture at most 480 pixels wide. */
  small: string;
  /** The picture at most 960 pixels wide. */
  medium: string;
  /** The picture at most 1440 pixels wide. */
  large: string;
}

/** A picture in the four widths of the site. */
export interface PublishedImage {
  /** Derived from the bytes of the picture. */
  id: string;
  /** What the picture shows; empty when it only decorates. */
  alt: string;
  /** True when the picture says nothing. */
  decorative: boolean;
  /** Width of the largest file in pixels. */
  width: number;
  /** Height of the largest file in pixels. */
  height: number;
  /** The four widths as JPEG, for every browser. */
  urls: ImageUrls;
  /** The four widths as WebP, smaller where a browser reads it. */
  webp: ImageUrls;
  /** The four widths as AVIF, the smallest where a browser reads it. */
  avif: ImageUrls;
}

/** What is written with the picture that belongs to it; the picture is published. */
export type WithImage<Written extends { image: ImageRef }> = Omit<Written, 'image'> & {
  image: PublishedImage;
};

/** The top of a page. */
export interface PublishedPageHeader extends Omit<PageHeader, 'image'> {
  /** Behind the words. */
  image?: PublishedImage;
}

/** The search-engine texts of one page. */
export type PublishedSeo = Pick<SeoEntry, 'title' | 'description' | 'keywords'>;

/** Texts of one location. */
export interface LocationSeo {
  locationId: string;
  seo: PublishedSeo;
}

/** One location as guests see it. */
export interface PublishedLocation
  extends Pick<Location, 'id' | 'name' | 'summary' | 'description' | 'url' | 'directions'>, Address {
  /** The IANA time zone. */
  timezone: string;
  /** Check-in in minutes from midnight. */
  checkIn: number;
  /** Check-out in minutes from midnight. */
  checkOut: number;
  /** The preferred e-mail address. */
  email: string;
  /** The preferred phone number. */
  phone: string;
  /** True when the location has been checked. */
  isVerified: boolean;
  image: PublishedImage;
}

/** An e-mail address of a location. */
export type ContactEmail = Required<LocationEmail>;

/** A phone number of a location. */
export type ContactPhone = Required<LocationPhone>;

/** One location as the contact page shows it: every way to reach it, the preferred one first. */
export interface ContactLocation extends Pick<Location, 'id' | 'name' | 'address' | 'directions'> {
  /** True when the location has been checked. */
  isVerified: boolean;
  /** The preferred one first. */
  emails: ContactEmail[];
  /** The preferred one first. */
  phones: ContactPhone[];
}

/** A room type as guests see it. How many there are of it is the server's to say. */
export interface PublishedRoom extends Omit<Room, '$schema' | 'rank' | 'photos' | 'capacity' | 'enabled'> {
  /** The first is shown on its card. */
  photos: PublishedImage[];
}

/** The tab of the gallery that shows an album. */
export type GalleryTab = NonNullable<Album['gallery']>;

/** An album as the gallery shows it. */
export interface PublishedAlbum extends Pick<Album, 'id' | 'name' | 'rank' | 'locationId'> {
  gallery: GalleryTab;
  /** In order. */
  images: PublishedImage[];
}

/** A picture of a service, with the location that it shows. */
export interface PublishedServiceImage {
  image: PublishedImage;
  location?: ServiceImageLocation;
}

/** A location, as a choice in a list names it. */
export interface ServiceImageLocation {
  id: string;
  name: string;
  town: string;
  /** What a choice of this location sends: its id. */
  value: string;
}

/** A service as guests see it. */
export interface PublishedService extends Pick<
  Service,
  'id' | 'heading' | 'description' | 'url' | 'locationId'
> {
  /** The name of the location that offers it; absent when every location does. */
  locationName?: string;
  /** In order. */
  images: PublishedServiceImage[];
}

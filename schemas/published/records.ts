import type {
  Address,
  Album,
  AlbumImage,
  Hotel,
  Location,
  LocationEmail,
  LocationPhone,
  SeoEntry,
  Theme,
} from '../generated/types.ts';
import type { ImageUrls, PublishedImage } from './parts.ts';

/** The whole hotel with ids and links, for programs with their own tables (SPEC section 3). */
export interface HotelRecord
  extends
    Pick<Hotel, 'id' | 'businessName' | 'description' | 'currency' | 'timezone' | 'totalRooms' | 'checkIn'>,
    Pick<Hotel, 'checkOut' | 'prefersPhone' | 'siteUrl' | 'customDomain' | 'analytics' | 'googleTagId'>,
    Required<Pick<Hotel, 'enabled' | 'isVerified' | 'whatsappWidget'>> {
  seos: SeoRecord[];
  locations: LocationRecord[];
  version: { id: string; hotelId: string };
  theme: Theme;
  site: SiteConfiguration;
}

export interface SiteConfiguration extends Pick<Hotel, 'googleTagId' | 'customDomain' | 'analytics'> {
  header: { logo?: PublishedImage };
}

interface Linked {
  id: string;
  hotelId: string;
  /** Absent where it belongs to the whole hotel. */
  locationId?: string;
}

interface LinkedToPerson extends Linked {
  /** Set where it belongs to a user. */
  userId?: string;
}

/** Instants of the first release with it and of the last change. */
interface Dated {
  createdAt: string;
  updatedAt: string;
}

export interface LocationRecord
  extends
    Pick<Location, 'id' | 'name' | 'url' | 'description' | 'totalRooms' | 'whatsappBusinessAccountId'>,
    Required<Pick<Location, 'checkIn' | 'checkOut' | 'timezone' | 'enabled' | 'isVerified'>> {
  seos: SeoRecord[];
  albums: AlbumRecord[];
  emails: EmailRecord[];
  phones: PhoneRecord[];
  prefersEmail?: EmailRecord;
  prefersEmailId: string;
  prefersPhone?: PhoneRecord;
  prefersPhoneId: string;
  prefersAddress?: AddressRecord;
  prefersAddressId: string;
  /** The address on invoices, if it differs. */
  billingAddress?: AddressRecord;
  billingAddressId?: string;
}

export interface SeoRecord extends SeoEntry, Linked, Dated {}

export interface AlbumRecord extends Pick<Album, 'name' | 'rank' | 'visible'>, Linked, Dated {
  images: ImageRecord[];
  /** Set for an album of a theme. */
  themeId?: string;
  /** Set for an album that a guest added. */
  bookingId?: string;
  /** When a release removed it. */
  deletedAt?: string;
}

export interface ImageRecord extends Pick<AlbumImage, 'rank'>, Linked {
  urls: ImageUrls;
  /** Its key in the object store. */
  s3Key: string;
  /** The picture as supplied by the hotel. */
  originalUrl: string;
  /** Set for a picture of an album. */
  albumId?: string;
}

export interface EmailRecord extends Required<LocationEmail>, LinkedToPerson {}

export interface PhoneRecord extends Required<LocationPhone>, LinkedToPerson {}

export interface AddressRecord extends Address, LinkedToPerson {}

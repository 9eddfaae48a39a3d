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

/** The whole hotel with every id and link, for programs that keep hotels in tables of their own (SPEC section 3). */
export interface HotelRecord
  extends
    Pick<Hotel, 'id' | 'businessName' | 'description' | 'currency' | 'timezone' | 'totalRooms' | 'checkIn'>,
    Pick<Hotel, 'checkOut' | 'prefersPhone' | 'siteUrl' | 'customDomain' | 'analytics' | 'googleTagId'>,
    Required<Pick<Hotel, 'enabled' | 'isVerified' | 'whatsappWidget'>> {
  /** Those of the whole hotel. */
  seos: SeoRecord[];
  locations: LocationRecord[];
  /** The release, and the hotel that it is of. */
  version: { id: string; hotelId: string };
  /** Colours and font as the hotel wrote them. */
  theme: Theme;
  site: SiteConfiguration;
}

/** What the site needs before its first page. */
export interface SiteConfiguration extends Pick<Hotel, 'googleTagId' | 'customDomain' | 'analytics'> {
  header: { logo?: PublishedImage };
}

/** What a part of the hotel belongs to. */
interface Linked {
  id: string;
  hotelId: string;
  /** Absent when it is the whole hotel's. */
  locationId?: string;
}

/** What may also be a person's. */
interface LinkedToPerson extends Linked {
  /** The person that it belongs to, where it is a person's. */
  userId?: string;
}

/** Instants: when a release first had it, and when one last changed it. */
interface Dated {
  createdAt: string;
  updatedAt: string;
}

/** A location with all that belongs to it. */
export interface LocationRecord
  extends
    Pick<Location, 'id' | 'name' | 'url' | 'description' | 'totalRooms' | 'whatsappBusinessAccountId'>,
    Required<Pick<Location, 'checkIn' | 'checkOut' | 'timezone' | 'enabled' | 'isVerified'>> {
  seos: SeoRecord[];
  albums: AlbumRecord[];
  emails: EmailRecord[];
  phones: PhoneRecord[];
  /** The ones that guests see first. */
  prefersEmail?: EmailRecord;
  prefersEmailId: string;
  prefersPhone?: PhoneRecord;
  prefersPhoneId: string;
  prefersAddress?: AddressRecord;
  prefersAddressId: string;
  /** The address on invoices, when it differs. */
  billingAddress?: AddressRecord;
  billingAddressId?: string;
}

/** The search-engine texts of one page with their links. */
export interface SeoRecord extends SeoEntry, Linked, Dated {}

/** An album with its pictures and links. */
export interface AlbumRecord extends Pick<Album, 'name' | 'rank' | 'visible'>, Linked, Dated {
  images: ImageRecord[];
  /** The theme that it belongs to, where it is part of one. */
  themeId?: string;
  /** The booking that it belongs to, where a guest added it. */
  bookingId?: string;
  /** When a release took it away; absent while it is there. */
  deletedAt?: string;
}

/** A picture with its files and links. */
export interface ImageRecord extends Pick<AlbumImage, 'rank'>, Linked {
  urls: ImageUrls;
  /** Its name in the store of files. */
  s3Key: string;
  /** The picture as the hotel supplied it. */
  originalUrl: string;
  /** The album that it belongs to, where it is in one. */
  albumId?: string;
}

/** An e-mail address with its links. */
export interface EmailRecord extends Required<LocationEmail>, LinkedToPerson {}

/** A phone number with its links. */
export interface PhoneRecord extends Required<LocationPhone>, LinkedToPerson {}

/** An address with its links. */
export interface AddressRecord extends Address, LinkedToPerson {}

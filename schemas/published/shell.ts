import type { CatalogueBooking, Hotel, Theme } from '../generated/types.ts';
import type { PublishedImage, PublishedLocation } from './parts.ts';

/** What every page needs: the hotel, its locations and where the page files are. */
export interface Shell {
  /** The release that this file belongs to. */
  releaseId: string;
  hotel: ShellHotel;
  /** Bounds of the search form. */
  booking: Pick<CatalogueBooking, 'maxRooms' | 'horizonDays'>;
  /** In order. */
  locations: PublishedLocation[];
  pages: ShellPages;
}

/** The hotel as every page shows it; check-in and check-out in minutes from midnight. */
export interface ShellHotel
  extends
    Pick<Hotel, 'id' | 'businessName' | 'description' | 'tagline' | 'currency' | 'timezone' | 'siteUrl'>,
    Pick<Hotel, 'checkIn' | 'checkOut' | 'customDomain' | 'analytics' | 'googleTagId'>,
    Required<Pick<Theme, 'fontFamily' | 'fontSource'>> {
  /** The logo in the header. */
  logo?: PublishedImage;
  /** The preferred phone number. */
  phone?: string;
  /** Present when the chat button is shown. */
  whatsappNumber?: string;
  /** When the tag may load. */
  privacyTags: NonNullable<NonNullable<Hotel['privacy']>['tags']>;
}

/** The domain of the hotel. */
export type CustomDomain = NonNullable<Hotel['customDomain']>;

/** The address of each page's file. */
export type ShellPages = Record<
  'home' | 'about' | 'services' | 'gallery' | 'contact' | 'policies' | 'book',
  string
>;

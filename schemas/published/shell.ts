import type { CatalogueBooking, Hotel, Theme } from '../generated/types.ts';
import type { PublishedImage, PublishedLocation } from './parts.ts';

/** What every page shares: the hotel, its locations and the addresses of the page files. */
export interface Shell {
  releaseId: string;
  hotel: ShellHotel;
  /** Limits of the search form. */
  booking: Pick<CatalogueBooking, 'maxRooms' | 'horizonDays'>;
  locations: PublishedLocation[];
  pages: ShellPages;
}

/** Check-in and check-out are in minutes from midnight. */
export interface ShellHotel
  extends
    Pick<Hotel, 'id' | 'businessName' | 'description' | 'tagline' | 'currency' | 'timezone' | 'siteUrl'>,
    Pick<Hotel, 'checkIn' | 'checkOut' | 'customDomain' | 'analytics' | 'googleTagId'>,
    Required<Pick<Theme, 'fontFamily' | 'fontSource'>> {
  logo?: PublishedImage;
  phone?: string;
  /** Present where the chat button is shown. */
  whatsappNumber?: string;
  /** When the analytics tag may load. */
  privacyTags: NonNullable<NonNullable<Hotel['privacy']>['tags']>;
}

export type CustomDomain = NonNullable<Hotel['customDomain']>;

export type ShellPages = Record<
  'home' | 'about' | 'services' | 'gallery' | 'contact' | 'policies' | 'book',
  string
>;

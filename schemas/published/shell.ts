import type { CatalogueBooking, CatalogueHotel, ChildBand, Hotel, Theme } from '../generated/types.ts';
import type { PublishedImage, PublishedLocation } from './parts.ts';

/** What every page shares: the hotel, its locations and the addresses of the page files. */
export interface Shell {
  releaseId: string;
  /** The language of its pages, as BCP 47 names it. */
  language: string;
  hotel: ShellHotel;
  /** Limits of the search form. */
  booking: Pick<CatalogueBooking, 'maxRooms' | 'horizonDays'>;
  /** The ages of children with prices of their own, youngest first. */
  childBands?: Pick<ChildBand, 'name' | 'below'>[];
  locations: PublishedLocation[];
  pages: ShellPages;
  /** The addresses of the files of location pages, by the id of the location. */
  locationPages: Record<string, string>;
  /** How each phone number of the hotel is written, by the number: "+91 98765 43210". */
  writtenPhones: Record<string, string>;
  /** Why guests book here, in the operator's words; at most three. */
  reasons?: string[];
}

/** Check-in and check-out are in minutes from midnight. */
export interface ShellHotel
  extends
    Pick<Hotel, 'id' | 'businessName' | 'description' | 'tagline' | 'currency' | 'timezone' | 'siteUrl'>,
    Pick<CatalogueHotel, 'currencyDigits' | 'region'>,
    Pick<Hotel, 'checkIn' | 'checkOut' | 'customDomain' | 'analytics' | 'googleTagId'>,
    Required<Pick<Theme, 'fontFamily' | 'headingFontFamily' | 'fontSource'>> {
  logo?: ShellLogo;
  phone?: string;
  /** Present where the chat button is shown. */
  whatsappNumber?: string;
  /** When the analytics tag may load. */
  privacyTags: NonNullable<NonNullable<Hotel['privacy']>['tags']>;
}

/** The logo for the grounds of header and footer, which may differ. */
export interface ShellLogo {
  header: PublishedImage;
  footer: PublishedImage;
  /** The name is written beside it. */
  showName: boolean;
}

export type CustomDomain = NonNullable<Hotel['customDomain']>;

export type ShellPages = Record<
  'home' | 'about' | 'services' | 'gallery' | 'contact' | 'policies' | 'book',
  string
>;

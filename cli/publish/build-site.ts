/** Builds the shell and the home and booking pages, with all references resolved. */
import { regionOf } from '#schemas/language';
import { currencyUnit } from '#domain/currencies';
import { MARQUEE_PICTURES } from '#domain/marquee';
import { isDark } from '#design-system/theme';
import { contactOf, roomsInOrder, sellingRules } from '#schemas/catalogue';
import type {
  BookPage,
  HomePage,
  LocationSeo,
  PublishedImage,
  PublishedLocation,
  PublishedRoom,
  PublishedSeo,
  Shell,
  ShellLogo,
} from '#schemas/published';
import { writtenPhone } from '#schemas/written-phone';
import type { Album, Hotel, ImageRef, Location, PageBook, PageHome, Room, Seo, Theme } from '#schemas/types';

/** Checked content that these pages are built from. */
export interface SiteSource {
  hotel: Hotel;
  theme: Theme;
  seo: Seo;
  locations: Location[];
  rooms: Room[];
  albums: Album[];
  pageHome: PageHome;
  pageBook: PageBook;
}

type BuildImage = (reference: ImageRef) => Promise<PublishedImage>;

/** Lower ranks first; entries without a rank last. */
export function byRank(a: { rank?: number }, b: { rank?: number }): number {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}

/** Locations that guests see, in order. */
export function shownLocations(source: Pick<SiteSource, 'locations'>): Location[] {
  return source.locations.filter((location) => location.enabled !== false).toSorted(byRank);
}

async function buildLocation(
  hotel: Hotel,
  location: Location,
  buildImage: BuildImage,
): Promise<PublishedLocation> {
  const { id, name, summary, description, url, directions, image, address } = location;
  const { town, state, country, streetAddress, pin, point } = address;
  return {
    id,
    name,
    summary,
    description,
    timezone: location.timezone ?? hotel.timezone,
    checkIn: location.checkIn ?? hotel.checkIn,
    checkOut: location.checkOut ?? hotel.checkOut,
    town,
    ...(state === undefined ? {} : { state }),
    country,
    streetAddress,
    ...(pin === undefined ? {} : { pin }),
    ...(point === undefined ? {} : { point }),
    ...contactOf(location),
    ...(url === undefined ? {} : { url }),
    ...(directions === undefined ? {} : { directions }),
    isVerified: location.isVerified === true,
    image: await buildImage(image),
  };
}

async function buildRoom(room: Room, buildImage: BuildImage): Promise<PublishedRoom> {
  const { id, locationId, name, summary, description, beds, sizeSqm, view, views, access } = room;
  const { maxAdults, maxChildren, maxOccupancy, maxExtraBeds, amenities, accessibility } = room;
  return {
    id,
    locationId,
    name,
    summary,
    description,
    photos: await Promise.all(room.photos.map(buildImage)),
    beds,
    sizeSqm,
    ...(view === undefined ? {} : { view }),
    ...(views === undefined ? {} : { views }),
    maxAdults,
    maxChildren,
    maxOccupancy,
    maxExtraBeds,
    amenities,
    accessibility,
    ...(access === undefined ? {} : { access }),
  };
}

/** Rooms that guests see, by location and then in its order. */
export async function buildRooms(source: SiteSource, buildImage: BuildImage): Promise<PublishedRoom[]> {
  const rooms = shownLocations(source).flatMap((location) => roomsInOrder(source.rooms, location));
  return Promise.all(rooms.map((room) => buildRoom(room, buildImage)));
}

type SeoPage = Seo['entries'][number]['page'];

function seoOf(
  source: Pick<SiteSource, 'seo'>,
  page: SeoPage,
  locationId?: string,
): PublishedSeo | undefined {
  const entry = source.seo.entries.find((each) => each.page === page && each.locationId === locationId);
  return entry === undefined ? undefined : textsOf(entry);
}

function textsOf({ title, description, keywords }: PublishedSeo): PublishedSeo {
  return { title, description, keywords };
}

/** The search texts of a location's page: its own, or made from its name and summary. */
export function seoOfLocation(source: Pick<SiteSource, 'seo'>, location: Location): PublishedSeo {
  return seoOf(source, 'LOCATION', location.id) ?? madeSeo([location.name], location);
}

/** The search texts of a room's page: its own, or made from its name and summary. */
export function seoOfRoom(
  source: Pick<SiteSource, 'seo'>,
  room: PublishedRoom,
  location: Location,
): PublishedSeo {
  const entry = source.seo.entries.find(({ page, roomId }) => page === 'ROOM' && roomId === room.id);
  return entry === undefined ? madeSeo([room.name, location.name], room) : textsOf(entry);
}

function madeSeo(
  names: readonly string[],
  { summary, description }: { summary: string; description: string },
): PublishedSeo {
  const isEnough = summary.length >= SHORTEST_DESCRIPTION;
  return {
    title: names.join(' · '),
    description: isEnough ? summary : cut(`${summary} ${description}`),
    keywords: [],
  };
}

/** Search results show 50 to 160 characters (`seo/description-length`). */
const SHORTEST_DESCRIPTION = 50;
const LONGEST_DESCRIPTION = 160;

function cut(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const start = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${start.slice(0, start.lastIndexOf(' '))}…`;
}

export function requiredSeo(source: Pick<SiteSource, 'seo'>, page: SeoPage): PublishedSeo {
  const seo = seoOf(source, page);
  if (seo === undefined) throw new Error(`The content passed the check without a search entry for ${page}.`);
  return seo;
}

export function locationSeo(source: Pick<SiteSource, 'seo' | 'locations'>, page: SeoPage): LocationSeo[] {
  return shownLocations(source).flatMap((location) => {
    const seo = seoOf(source, page, location.id);
    return seo === undefined ? [] : [{ locationId: location.id, seo }];
  });
}

/** `roomIds` orders and limits the rooms; without it all are shown. */
export async function buildHomePage(source: SiteSource, buildImage: BuildImage): Promise<HomePage> {
  const { header, rooms, attractionsHeading, attractions, marqueeAlbumId } = source.pageHome;
  const all = await buildRooms(source, buildImage);
  const album = source.albums.find((each) => each.id === marqueeAlbumId);
  const wanted = rooms.roomIds;
  return {
    page: 'HOME',
    seo: requiredSeo(source, 'HOME'),
    header: {
      heading: header.heading,
      subheading: header.subheading,
      image: await buildImage(header.image),
      carousel: await Promise.all((header.carousel ?? []).map(buildImage)),
    },
    rooms: {
      heading: rooms.heading,
      detail: rooms.detail,
      items: wanted === undefined ? all : wanted.flatMap((id) => all.filter((room) => room.id === id)),
    },
    attractionsHeading,
    attractions: await Promise.all(
      attractions.map(async ({ image, ...attraction }) => ({
        ...attraction,
        image: await buildImage(image),
      })),
    ),
    marquee: await Promise.all(
      (album?.images ?? []).toSorted(byRank).slice(0, MARQUEE_PICTURES).map(buildImage),
    ),
  };
}

export async function buildBookPage(source: SiteSource, buildImage: BuildImage): Promise<BookPage> {
  const { heading, subheading, image } = source.pageBook.header;
  return {
    page: 'BOOK',
    seo: requiredSeo(source, 'BOOK'),
    locationSeo: locationSeo(source, 'BOOK'),
    header: { heading, subheading, ...(image === undefined ? {} : { image: await buildImage(image) }) },
    rooms: await buildRooms(source, buildImage),
  };
}

/** Which of the logos each ground takes. */
async function buildLogo(
  { hotel, theme }: SiteSource,
  logo: ImageRef,
  buildImage: BuildImage,
): Promise<ShellLogo> {
  const { logoOnDark = logo, showName = true } = hotel.header ?? {};
  return {
    header: await buildImage(isDark(theme.neutralColor) ? logoOnDark : logo),
    footer: await buildImage(isDark(theme.secondaryColor) ? logoOnDark : logo),
    showName,
  };
}

/** Every number that a page may show. */
function phonesOf(source: Pick<SiteSource, 'hotel' | 'locations'>): string[] {
  const ofLocations = shownLocations(source).flatMap(({ phones }) => phones.map(({ number }) => number));
  return [...new Set([source.hotel.prefersPhone ?? [], ofLocations].flat())];
}

/** @param release its id, its language, and the addresses of the page files. */
export async function buildShell(
  source: SiteSource,
  buildImage: BuildImage,
  release: Pick<Shell, 'releaseId' | 'language' | 'pages' | 'locationPages'>,
): Promise<Shell> {
  const { hotel, theme } = source;
  const { maxRooms, horizonDays } = sellingRules(hotel);
  const logo = hotel.header?.logo;
  const phone = hotel.prefersPhone;
  const { reasons } = source.pageBook;
  const childBands = (hotel.childBands ?? [])
    .map(({ name, below }) => ({ name, below }))
    .toSorted((one, other) => one.below - other.below);
  return {
    releaseId: release.releaseId,
    language: release.language,
    hotel: {
      id: hotel.id,
      businessName: hotel.businessName,
      description: hotel.description,
      ...(hotel.tagline === undefined ? {} : { tagline: hotel.tagline }),
      ...currencyUnit(hotel.currency),
      region: regionOf(source),
      timezone: hotel.timezone,
      siteUrl: hotel.siteUrl,
      checkIn: hotel.checkIn,
      checkOut: hotel.checkOut,
      ...(logo === undefined ? {} : { logo: await buildLogo(source, logo, buildImage) }),
      ...(phone === undefined ? {} : { phone }),
      ...(hotel.whatsappWidget === true && phone !== undefined ? { whatsappNumber: phone } : {}),
      ...(hotel.customDomain === undefined ? {} : { customDomain: hotel.customDomain }),
      ...(hotel.analytics === undefined ? {} : { analytics: hotel.analytics }),
      ...(hotel.googleTagId === undefined ? {} : { googleTagId: hotel.googleTagId }),
      privacyTags: hotel.privacy?.tags ?? 'always',
      fontFamily: theme.fontFamily,
      headingFontFamily: theme.headingFontFamily ?? theme.fontFamily,
      fontSource: theme.fontSource ?? 'host',
    },
    booking: { maxRooms, horizonDays },
    ...(childBands.length === 0 ? {} : { childBands }),
    locations: await Promise.all(
      shownLocations(source).map((location) => buildLocation(hotel, location, buildImage)),
    ),
    pages: release.pages,
    locationPages: release.locationPages,
    writtenPhones: Object.fromEntries(phonesOf(source).map((number) => [number, writtenPhone(number)])),
    ...(reasons === undefined || reasons.length === 0 ? {} : { reasons }),
  };
}

/** Builds the pages about the hotel: about, services, gallery, contact and policies. */
import type { ContentTree } from '#schemas/engine';
import type {
  AboutPage,
  ContactLocation,
  ContactPage,
  GalleryPage,
  PoliciesPage,
  PublishedAlbum,
  PublishedImage,
  PublishedPageHeader,
  PublishedService,
  PublishedServiceOffer,
  ServicesPage,
} from '#schemas/published';
import type { Album, Catalogue, ImageRef, Location, PageHeader, PolicyFile, Service } from '#schemas/types';
import { offersOf } from './build-service-offers.ts';
import { byRank, locationSeo, requiredSeo, shownLocations } from './build-site.ts';

type BuildImage = (reference: ImageRef) => Promise<PublishedImage>;

const SERVICES_HEADING = 'Facilities and Services';

export async function buildAboutPage(content: ContentTree, buildImage: BuildImage): Promise<AboutPage> {
  const { header, blocks } = content.pageAbout;
  return {
    page: 'ABOUT',
    seo: requiredSeo(content, 'ABOUT'),
    header: await buildHeader(header, buildImage),
    blocks: await Promise.all(
      blocks.map(async ({ heading, detail, image }) => ({ heading, detail, image: await buildImage(image) })),
    ),
  };
}

export async function buildServicesPage(
  content: ContentTree,
  catalogue: Catalogue,
  buildImage: BuildImage,
): Promise<ServicesPage> {
  const { header, servicesHeading, highlight } = content.pageServices;
  const { heading, detail, image, serviceId } = highlight;
  const shown = content.services.filter(({ enabled }) => enabled !== false).toSorted(byRank);
  return {
    page: 'SERVICES',
    seo: requiredSeo(content, 'SERVICES'),
    header: await buildHeader(header, buildImage),
    servicesHeading: servicesHeading ?? SERVICES_HEADING,
    services: await Promise.all(
      shown.map(async (service) => ({
        ...(await buildService(content, service, buildImage)),
        ...offersPart(offersOf(service, content.rates, catalogue)),
      })),
    ),
    highlight: {
      heading,
      detail,
      image: await buildImage(image),
      ...(serviceId === undefined ? {} : { serviceId }),
    },
  };
}

function offersPart(offers: PublishedServiceOffer[]): Pick<PublishedService, 'offers'> {
  return offers.length === 0 ? {} : { offers };
}

async function buildService(
  content: ContentTree,
  { id, heading, description, url, locationId, images }: Service,
  buildImage: BuildImage,
): Promise<PublishedService> {
  const location = shownLocation(content, locationId);
  return {
    id,
    heading,
    description,
    ...(url === undefined ? {} : { url }),
    ...(location === undefined ? {} : { locationId: location.id, locationName: location.name }),
    images: await Promise.all(
      images.map(async ({ locationId: shownIn, ...image }) => {
        const place = shownLocation(content, shownIn);
        return {
          image: await buildImage(image),
          ...(place === undefined
            ? {}
            : {
                location: {
                  id: place.id,
                  name: place.name,
                  town: place.address.town,
                  value: place.id,
                },
              }),
        };
      }),
    ),
  };
}

export async function buildGalleryPage(content: ContentTree, buildImage: BuildImage): Promise<GalleryPage> {
  const visible = content.albums.filter(({ visible: isVisible }) => isVisible).toSorted(byRank);
  return {
    page: 'GALLERY',
    seo: requiredSeo(content, 'GALLERY'),
    header: await buildHeader(content.pageGallery.header, buildImage),
    albums: await Promise.all(visible.map((album) => buildAlbum(content, album, buildImage))),
  };
}

async function buildAlbum(
  content: ContentTree,
  { id, name, rank, gallery, locationId, images }: Album,
  buildImage: BuildImage,
): Promise<PublishedAlbum> {
  const location = shownLocation(content, locationId);
  return {
    id,
    name,
    rank,
    gallery: gallery ?? 'others',
    ...(location === undefined ? {} : { locationId: location.id }),
    images: await Promise.all(images.toSorted(byRank).map(({ rank: _place, ...image }) => buildImage(image))),
  };
}

export async function buildContactPage(content: ContentTree, buildImage: BuildImage): Promise<ContactPage> {
  const { header, form, locationsHeading } = content.pageContact;
  return {
    page: 'CONTACT',
    seo: requiredSeo(content, 'CONTACT'),
    header: await buildHeader(header, buildImage),
    locationSeo: locationSeo(content, 'CONTACT'),
    form: { heading: form.heading, detail: form.detail },
    locationsHeading,
    locations: shownLocations(content).map(contactLocation),
  };
}

function contactLocation(location: Location): ContactLocation {
  const { id, name, address, directions, emails, phones, prefersEmail, prefersPhone } = location;
  return {
    id,
    name,
    isVerified: location.isVerified === true,
    address,
    ...(directions === undefined ? {} : { directions }),
    emails: preferredFirst(emails, ({ email }) => email === prefersEmail).map(({ email, isVerified }) => ({
      email,
      isVerified: isVerified === true,
    })),
    phones: preferredFirst(phones, ({ number }) => number === prefersPhone).map(({ number, isVerified }) => ({
      number,
      isVerified: isVerified === true,
    })),
  };
}

function preferredFirst<Item>(items: readonly Item[], isPreferred: (item: Item) => boolean): Item[] {
  return [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
}

/** For how many days the server keeps personal data: of a booking after departure, and on tax documents. */
export interface DataTimes {
  guestDataDays: number;
  taxDocumentDays: number;
}

/** The times, and the language in which they are written. */
export interface DataTimesInWords extends DataTimes {
  language: string;
}

/** The privacy policy states the times. */
export async function buildPoliciesPage(
  content: ContentTree,
  buildImage: BuildImage,
  times: DataTimesInWords,
): Promise<PoliciesPage> {
  const { header, cancellation, policyIds } = content.pagePolicies;
  const all = [...content.policies, ...content.writtenPolicies].map((policy) =>
    withDataTimes(withoutHint(policy), times),
  );
  return {
    page: 'POLICIES',
    seo: requiredSeo(content, 'POLICIES'),
    header: await buildHeader(header, buildImage),
    ...(cancellation === undefined ? {} : { cancellation }),
    policies:
      policyIds === undefined ? all : policyIds.flatMap((id) => all.filter((policy) => policy.id === id)),
  };
}

/** Removes `$schema`, which is for editors only. */
function withoutHint(policy: PolicyFile): PolicyFile {
  const copy = { ...policy };
  delete copy.$schema;
  return copy;
}

/** What the privacy policy writes in place of the times that the server's settings decide. */
function wordsFor({
  guestDataDays,
  taxDocumentDays,
  language,
}: DataTimesInWords): [placeholder: string, time: string][] {
  return [
    ['{{guestDataTime}}', timeInWords(guestDataDays, language)],
    ['{{taxDocumentTime}}', timeInWords(taxDocumentDays, language)],
  ];
}

function withDataTimes(policy: PolicyFile, times: DataTimesInWords): PolicyFile {
  if (policy.kind !== 'PRIVACY') return policy;
  const filledIn = (words: string): string =>
    wordsFor(times).reduce((text, [placeholder, time]) => text.replaceAll(placeholder, time), words);
  const sections = policy.sections.map(({ points, ...section }) => ({
    ...section,
    paragraphs: section.paragraphs.map(filledIn),
    ...(points === undefined ? {} : { points: points.map(filledIn) }),
  }));
  return { ...policy, sections };
}

function timeInWords(days: number, language: string): string {
  const isYears = days % 365 === 0;
  const unit = { style: 'unit', unit: isYears ? 'year' : 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, unit).format(isYears ? days / 365 : days);
}

async function buildHeader(
  { heading, subheading, image }: PageHeader,
  buildImage: BuildImage,
): Promise<PublishedPageHeader> {
  return { heading, subheading, ...(image === undefined ? {} : { image: await buildImage(image) }) };
}

/** Undefined for a location that guests do not see. */
function shownLocation(content: ContentTree, id: string | undefined): Location | undefined {
  return shownLocations(content).find((location) => location.id === id);
}

import { keptIn } from '#domain/keep-result';
import type {
  AboutPage,
  BookPage,
  ContactPage,
  GalleryPage,
  HomePage,
  LocationPage,
  PoliciesPage,
  RoomOfLocation,
  ServicesPage,
  Shell,
} from '#schemas/published';
import { readFile } from '../api/request.ts';

export interface PageContent {
  home: HomePage;
  about: AboutPage;
  services: ServicesPage;
  gallery: GalleryPage;
  contact: ContactPage;
  policies: PoliciesPage;
  book: BookPage;
}

/** What the page of a room type is drawn from. */
export interface RoomContent {
  page: LocationPage;
  room: RoomOfLocation;
}

export type PageWithContent = keyof PageContent;

export interface ContentSource {
  shell: () => Promise<Shell>;
  page: <Page extends PageWithContent>(page: Page) => Promise<PageContent[Page]>;
  /** The page of a location; undefined for an id that the hotel does not have. */
  location: (locationId: string) => Promise<LocationPage | undefined>;
}

export function contentFromFiles(shellAddress: string): ContentSource {
  const files = new Map<string, Promise<unknown>>();

  function readOnce<File>(address: string): Promise<File> {
    // The shell names each address for one type.
    return keptIn(files, address, () => readFile(address)) as Promise<File>;
  }

  const shell = () => readOnce<Shell>(shellAddress);
  return {
    shell,
    page: async (page) => readOnce((await shell()).pages[page]),
    location: async (locationId) => {
      const { locationPages } = await shell();
      const address = Object.hasOwn(locationPages, locationId) ? locationPages[locationId] : undefined;
      return address === undefined ? undefined : readOnce(address);
    },
  };
}

export function contentInMemory(
  content: { shell: Shell; locationPages: readonly LocationPage[] } & PageContent,
): ContentSource {
  return {
    shell: () => Promise.resolve(content.shell),
    page: (page) => Promise.resolve(content[page]),
    location: (wanted) =>
      Promise.resolve(content.locationPages.find(({ locationId }) => locationId === wanted)),
  };
}

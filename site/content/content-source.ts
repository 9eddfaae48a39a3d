import type {
  AboutPage,
  BookPage,
  ContactPage,
  GalleryPage,
  HomePage,
  PoliciesPage,
  ServicesPage,
  Shell,
} from '#schemas/published';
import { readFile } from '../api/request.ts';

/** The published content of each page that has some. */
export interface PageContent {
  home: HomePage;
  about: AboutPage;
  services: ServicesPage;
  gallery: GalleryPage;
  contact: ContactPage;
  policies: PoliciesPage;
  book: BookPage;
}

export type PageWithContent = keyof PageContent;

/** Where routes take the hotel's content from: files in the browser, memory when prerendering and in stories. */
export interface ContentSource {
  shell: () => Promise<Shell>;
  page: <Page extends PageWithContent>(page: Page) => Promise<PageContent[Page]>;
}

/** Content of one release, read file by file and each file once. */
export function contentFromFiles(shellAddress: string): ContentSource {
  const files = new Map<string, Promise<unknown>>();

  function readOnce<File>(address: string): Promise<File> {
    const known = files.get(address);
    // An address is only ever read as one type: the one that the shell names it for.
    if (known) return known as Promise<File>;
    const file = readFile<File>(address);
    files.set(address, file);
    // A failed read is forgotten, so that trying again asks again.
    file.catch(() => files.delete(address));
    return file;
  }

  const shell = () => readOnce<Shell>(shellAddress);
  return {
    shell,
    page: async (page) => readOnce((await shell()).pages[page]),
  };
}

/** Content that is already here. */
export function contentInMemory(content: { shell: Shell } & PageContent): ContentSource {
  return {
    shell: () => Promise.resolve(content.shell),
    page: (page) => Promise.resolve(content[page]),
  };
}

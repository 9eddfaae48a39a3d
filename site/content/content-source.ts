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

export interface ContentSource {
  shell: () => Promise<Shell>;
  page: <Page extends PageWithContent>(page: Page) => Promise<PageContent[Page]>;
}

export function contentFromFiles(shellAddress: string): ContentSource {
  const files = new Map<string, Promise<unknown>>();

  function readOnce<File>(address: string): Promise<File> {
    const known = files.get(address);
    // The shell names each address for one type.
    if (known) return known as Promise<File>;
    const file = readFile<File>(address);
    files.set(address, file);
    // Forget a failed read, so that a retry reads again.
    file.catch(() => files.delete(address));
    return file;
  }

  const shell = () => readOnce<Shell>(shellAddress);
  return {
    shell,
    page: async (page) => readOnce((await shell()).pages[page]),
  };
}

export function contentInMemory(content: { shell: Shell } & PageContent): ContentSource {
  return {
    shell: () => Promise.resolve(content.shell),
    page: (page) => Promise.resolve(content[page]),
  };
}

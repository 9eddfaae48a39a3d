const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  albums: ['/', '/gallery'],
  services: ['/services', '/gallery'],
  rooms: ['/', '/book'],
  rates: ['/book'],
  taxes: ['/book'],
  charges: ['/book'],
  policies: ['/policies', '/book'],
  locations: ['/contact', '/book'],
};

/** The pages that show a content file; empty for a file that affects all pages. */
export function addressesOf(file: string): readonly string[] {
  const [folder = '', name = ''] = file.replace(/\.jsonc?$/, '').split('/');
  if (folder === 'pages') return [name === 'home' ? '/' : `/${name}`];
  const own = folder === 'locations' ? [`/${name}`] : [];
  return [...(ADDRESSES[folder] ?? []), ...own];
}

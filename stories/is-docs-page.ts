/**
 * Whether stories are shown together on a page of documentation, where an overlay must not cover the others. Storybook
 * keeps the view in the address of its preview.
 */
export function isDocsPage(): boolean {
  return new URLSearchParams(globalThis.location?.search).get('viewMode') === 'docs';
}

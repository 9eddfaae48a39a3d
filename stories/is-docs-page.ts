/**
 * Whether stories are shown together on a docs page, where an overlay must not cover the others. Storybook keeps the
 * view in the preview's address.
 */
export function isDocsPage(): boolean {
  return new URLSearchParams(globalThis.location?.search).get('viewMode') === 'docs';
}

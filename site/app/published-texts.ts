import { textsAddress } from '#schemas/language';
import { readFile } from '../api/request.ts';

export interface PublishedTexts extends Record<string, unknown> {
  theme?: PublishedTheme;
}

interface PublishedTheme {
  fontFamily: string;
  vars: Record<string, string>;
}

/** Reads theme and texts in one request. If it fails, the built-in texts and the published stylesheet stay. */
export async function loadTexts(language: string): Promise<PublishedTexts> {
  try {
    return await readFile<PublishedTexts>(textsAddress(language));
  } catch (error) {
    console.error('The texts and theme could not be loaded', error);
    const builtIn = await import('../public/locales/en/common.json');
    return builtIn.default;
  }
}

import { LANGUAGE } from '#schemas/language';
import { readFile } from '../api/request.ts';
import { textsAddress } from './i18n.ts';

export interface PublishedTexts extends Record<string, unknown> {
  theme?: PublishedTheme;
}

interface PublishedTheme {
  fontFamily: string;
  vars: Record<string, string>;
}

/** Reads theme and texts in one request. If it fails, the built-in texts and the published stylesheet stay. */
export async function loadTexts(): Promise<PublishedTexts> {
  try {
    return await readFile<PublishedTexts>(textsAddress(LANGUAGE));
  } catch (error) {
    console.error('The texts and theme could not be loaded', error);
    const builtIn = await import('../public/locales/en/common.json');
    return builtIn.default;
  }
}

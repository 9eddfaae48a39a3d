import { LANGUAGE } from '#schemas/language';
import { readFile } from '../api/request.ts';
import { textsAddress } from './i18n.ts';

/** The published file of a language: interface texts, and the theme that goes with them. */
export interface PublishedTexts extends Record<string, unknown> {
  theme?: PublishedTheme;
}

interface PublishedTheme {
  fontFamily: string;
  /** Compiled variables by their public names. */
  vars: Record<string, string>;
}

/** Reads theme and texts in one request. When it fails, the built-in texts stand and the stylesheet keeps its theme. */
export async function loadTexts(): Promise<PublishedTexts> {
  try {
    return await readFile<PublishedTexts>(textsAddress(LANGUAGE));
  } catch (error) {
    console.error('The texts and theme could not be loaded', error);
    const builtIn = await import('../public/locales/en/common.json');
    return builtIn.default;
  }
}

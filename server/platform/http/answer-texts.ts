import type { Catalogue } from '#schemas/types';
import { PRODUCT_TEXTS, type Texts } from '../texts.ts';

/** The release whose texts answers are written in. */
export interface LoadedRelease {
  catalogue: Pick<Catalogue, 'hotel' | 'locations'>;
  text: (language: string) => Texts;
}

/** The texts of answers in the language of the hotel; the product's own before the first publishing. */
export function answerTexts(release: LoadedRelease | undefined): Texts {
  return release?.text(release.catalogue.hotel.language) ?? PRODUCT_TEXTS;
}

import type { FastifyRequest } from 'fastify';
import { LANGUAGE_HEADER } from '#schemas/language';
import type { Catalogue } from '#schemas/types';
import { PRODUCT_TEXTS, type Texts } from '../texts.ts';

/** The release that answers are written by. */
export interface LoadedRelease {
  catalogue: Pick<Catalogue, 'hotel' | 'locations'>;
  text: (language: string) => Texts;
}

/**
 * The texts in the language of the page that asks, or in the hotel's own; the product's own before the first publishing.
 * What a browser prefers (`accept-language`) is not asked: a page and what it is told are in one language.
 */
export function pageTexts(
  release: LoadedRelease | undefined,
  request?: Pick<FastifyRequest, 'headers'>,
): Texts {
  const language = request?.headers[LANGUAGE_HEADER];
  if (release === undefined) return PRODUCT_TEXTS;
  return release.text(typeof language === 'string' ? language : release.catalogue.hotel.language);
}

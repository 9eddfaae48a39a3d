import type { Check } from '../engine/check.ts';
import { a11yAlt } from './a11y-alt/check.ts';
import { assetCase } from './asset-case/check.ts';
import { assetNotFound } from './asset-not-found/check.ts';
import { assetOutside } from './asset-outside/check.ts';
import { assetType } from './asset-type/check.ts';
import { dateOrder } from './date-order/check.ts';
import { fileMissing } from './file-missing/check.ts';
import { fileTwice } from './file-twice/check.ts';
import { fileUnknown } from './file-unknown/check.ts';
import { homeMarqueeCount } from './home-marquee-count/check.ts';
import { idDuplicate } from './id-duplicate/check.ts';
import { policyNotMonotone } from './policy-not-monotone/check.ts';
import { policySameMoment } from './policy-same-moment/check.ts';
import { rateLocationTwice } from './rate-location-twice/check.ts';
import { rateLocationWithoutRates } from './rate-location-without-rates/check.ts';
import { rateMealTwice } from './rate-meal-twice/check.ts';
import { rateMealWithoutPrice } from './rate-meal-without-price/check.ts';
import { ratePriceTwice } from './rate-price-twice/check.ts';
import { rateRoomElsewhere } from './rate-room-elsewhere/check.ts';
import { rateRoomWithoutPrice } from './rate-room-without-price/check.ts';
import { rateSeasonOverlap } from './rate-season-overlap/check.ts';
import { refNotChecked } from './ref-not-checked/check.ts';
import { refNotFound } from './ref-not-found/check.ts';
import { seoDescriptionLength } from './seo-description-length/check.ts';
import { seoDuplicatePage } from './seo-duplicate-page/check.ts';
import { seoMissingPage } from './seo-missing-page/check.ts';
import { seoTitleLength } from './seo-title-length/check.ts';
import { taxOpenSlab } from './tax-open-slab/check.ts';
import { taxSlabOrder } from './tax-slab-order/check.ts';
import { textEmpty } from './text-empty/check.ts';
import { textPlaceholder } from './text-placeholder/check.ts';
import { themeContrast } from './theme-contrast/check.ts';
import { themeRejected } from './theme-rejected/check.ts';

/** Every rule that no schema of one file can hold. */
export const CHECKS: readonly Check[] = [
  a11yAlt,
  assetCase,
  assetNotFound,
  assetOutside,
  assetType,
  dateOrder,
  fileMissing,
  fileTwice,
  fileUnknown,
  homeMarqueeCount,
  idDuplicate,
  policyNotMonotone,
  policySameMoment,
  rateLocationTwice,
  rateLocationWithoutRates,
  rateMealTwice,
  rateMealWithoutPrice,
  ratePriceTwice,
  rateRoomElsewhere,
  rateRoomWithoutPrice,
  rateSeasonOverlap,
  refNotChecked,
  refNotFound,
  seoDescriptionLength,
  seoDuplicatePage,
  seoMissingPage,
  seoTitleLength,
  taxOpenSlab,
  taxSlabOrder,
  textEmpty,
  textPlaceholder,
  themeContrast,
  themeRejected,
];

import type { Check } from '../engine/check.ts';
import { a11yAlt } from './a11y-alt/check.ts';
import { albumDuplicateRank } from './album-duplicate-rank/check.ts';
import { albumEmpty } from './album-empty/check.ts';
import { assetCase } from './asset-case/check.ts';
import { assetDamaged } from './asset-damaged/check.ts';
import { assetDimensions } from './asset-dimensions/check.ts';
import { assetLocationData } from './asset-location-data/check.ts';
import { assetNotFound } from './asset-not-found/check.ts';
import { assetOutside } from './asset-outside/check.ts';
import { assetTooLarge } from './asset-too-large/check.ts';
import { assetTooManyPixels } from './asset-too-many-pixels/check.ts';
import { assetTooSmall } from './asset-too-small/check.ts';
import { assetType } from './asset-type/check.ts';
import { assetUnsafe } from './asset-unsafe/check.ts';
import { dateOrder } from './date-order/check.ts';
import { fileMissing } from './file-missing/check.ts';
import { fileNotAFile } from './file-not-a-file/check.ts';
import { fileTwice } from './file-twice/check.ts';
import { fileUnknown } from './file-unknown/check.ts';
import { homeMarqueeCount } from './home-marquee-count/check.ts';
import { i18nExtra } from './i18n-extra/check.ts';
import { i18nMissing } from './i18n-missing/check.ts';
import { i18nPlaceholder } from './i18n-placeholder/check.ts';
import { i18nPlural } from './i18n-plural/check.ts';
import { i18nShape } from './i18n-shape/check.ts';
import { i18nTag } from './i18n-tag/check.ts';
import { idDuplicate } from './id-duplicate/check.ts';
import { idFileName } from './id-file-name/check.ts';
import { policyGap } from './policy-gap/check.ts';
import { policyImpossible } from './policy-impossible/check.ts';
import { policyNotMonotone } from './policy-not-monotone/check.ts';
import { policyOverlap } from './policy-overlap/check.ts';
import { rateLocationTwice } from './rate-location-twice/check.ts';
import { rateLocationWithoutRates } from './rate-location-without-rates/check.ts';
import { rateMealTwice } from './rate-meal-twice/check.ts';
import { rateMealWithoutPrice } from './rate-meal-without-price/check.ts';
import { rateNightsOrder } from './rate-nights-order/check.ts';
import { ratePriceTwice } from './rate-price-twice/check.ts';
import { ratePromoPast } from './rate-promo-past/check.ts';
import { ratePromoTwice } from './rate-promo-twice/check.ts';
import { rateRoomElsewhere } from './rate-room-elsewhere/check.ts';
import { rateRoomWithoutPrice } from './rate-room-without-price/check.ts';
import { rateSeasonGap } from './rate-season-gap/check.ts';
import { rateSeasonOverlap } from './rate-season-overlap/check.ts';
import { rateSeasonPast } from './rate-season-past/check.ts';
import { rateSeasonWithoutPrice } from './rate-season-without-price/check.ts';
import { rateTaxCliff } from './rate-tax-cliff/check.ts';
import { refDisabled } from './ref-disabled/check.ts';
import { refNotChecked } from './ref-not-checked/check.ts';
import { refNotFound } from './ref-not-found/check.ts';
import { schemaMismatch } from './schema-mismatch/check.ts';
import { secretFound } from './secret-found/check.ts';
import { seoDescriptionLength } from './seo-description-length/check.ts';
import { seoDuplicatePage } from './seo-duplicate-page/check.ts';
import { seoDuplicateTitle } from './seo-duplicate-title/check.ts';
import { seoMissingPage } from './seo-missing-page/check.ts';
import { seoTitleLength } from './seo-title-length/check.ts';
import { stayOverlap } from './stay-overlap/check.ts';
import { taxGap } from './tax-gap/check.ts';
import { taxOpenSlab } from './tax-open-slab/check.ts';
import { taxPeriodTwice } from './tax-period-twice/check.ts';
import { taxSlabOrder } from './tax-slab-order/check.ts';
import { textEmpty } from './text-empty/check.ts';
import { textInvisible } from './text-invisible/check.ts';
import { textPlaceholder } from './text-placeholder/check.ts';
import { themeContrast } from './theme-contrast/check.ts';
import { themeFont } from './theme-font/check.ts';
import { themeRejected } from './theme-rejected/check.ts';
import { unused } from './unused/check.ts';
import { versionNewer } from './version-newer/check.ts';
import { versionOlder } from './version-older/check.ts';

/** Every rule that no schema of one file can hold. */
export const CHECKS: readonly Check[] = [
  a11yAlt,
  albumDuplicateRank,
  albumEmpty,
  assetCase,
  assetDamaged,
  assetDimensions,
  assetLocationData,
  assetNotFound,
  assetOutside,
  assetTooLarge,
  assetTooManyPixels,
  assetTooSmall,
  assetType,
  assetUnsafe,
  dateOrder,
  fileMissing,
  fileNotAFile,
  fileTwice,
  fileUnknown,
  homeMarqueeCount,
  i18nExtra,
  i18nMissing,
  i18nPlaceholder,
  i18nPlural,
  i18nShape,
  i18nTag,
  idDuplicate,
  idFileName,
  policyGap,
  policyImpossible,
  policyNotMonotone,
  policyOverlap,
  rateLocationTwice,
  rateLocationWithoutRates,
  rateMealTwice,
  rateMealWithoutPrice,
  rateNightsOrder,
  ratePriceTwice,
  ratePromoPast,
  ratePromoTwice,
  rateRoomElsewhere,
  rateRoomWithoutPrice,
  rateSeasonGap,
  rateSeasonOverlap,
  rateSeasonPast,
  rateSeasonWithoutPrice,
  rateTaxCliff,
  refDisabled,
  refNotChecked,
  refNotFound,
  schemaMismatch,
  secretFound,
  seoDescriptionLength,
  seoDuplicatePage,
  seoDuplicateTitle,
  seoMissingPage,
  seoTitleLength,
  stayOverlap,
  taxGap,
  taxOpenSlab,
  taxPeriodTwice,
  taxSlabOrder,
  textEmpty,
  textInvisible,
  textPlaceholder,
  themeContrast,
  themeFont,
  themeRejected,
  unused,
  versionNewer,
  versionOlder,
];

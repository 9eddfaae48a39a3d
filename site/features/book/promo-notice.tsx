import type { Availability } from '#schemas/api-types';
import { Notice } from '#design-system/notice';
import { useTranslation } from 'react-i18next';

interface PromoNoticeProps {
  code: string | undefined;
  refusal: string | undefined;
  availability: Availability | undefined;
}

/** Explains why a promo code did not lower a price: it was refused, or it does not apply here. */
export function PromoNotice({ code, refusal, availability }: PromoNoticeProps) {
  const { t } = useTranslation();
  if (refusal !== undefined) {
    return (
      <Notice tone="warning" live="polite" heading={refusal}>
        {t('book.withoutPromo')}
      </Notice>
    );
  }
  if (code === undefined || availability === undefined) return null;
  if (!isPriced(availability) || isUsed(availability)) return null;
  return <Notice live="polite">{t('book.promoNowhere', { code: code.toUpperCase() })}</Notice>;
}

/** Where nothing is free there is nothing that a code could lower. */
function isPriced({ chosen, items }: Availability): boolean {
  return chosen !== undefined || items.some(({ offers }) => offers.length > 0);
}

function isUsed({ chosen, items }: Availability): boolean {
  return (
    chosen?.promo !== undefined || items.some(({ offers }) => offers.some(({ promo }) => promo !== undefined))
  );
}

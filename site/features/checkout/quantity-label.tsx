import { VisuallyHidden } from '#design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

/** Names a stepper for screen readers; its line shows the name. */
export function QuantityLabel({ of: extra }: { of: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>{t('extras.quantity')}</span>
      <VisuallyHidden>{t('extras.quantityOf', { extra })}</VisuallyHidden>
    </>
  );
}

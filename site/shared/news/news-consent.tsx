import { Checkbox } from '#design-system/checkbox';
import { useTranslation } from 'react-i18next';
import { useShell } from '../use-shell.ts';

interface NewsConsentProps {
  /** Called with the sentence that the guest ticked, which is the proof of the consent; undefined when unticked. */
  onConsent: (text: string | undefined) => void;
}

/** Asks for consent to news by mail. It is never ticked for the guest, not even after a reload. */
export function NewsConsent({ onConsent }: NewsConsentProps) {
  const { t } = useTranslation();
  const { hotel } = useShell();
  const text = t('news.box', { hotel: hotel.businessName });
  return (
    <Checkbox
      id="news"
      label={text}
      autoComplete="off"
      onCheckedChange={(isTicked) => onConsent(isTicked ? text : undefined)}
    />
  );
}

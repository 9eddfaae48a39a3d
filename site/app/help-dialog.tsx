import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import type { KeptSearch } from '../shared/stay-search/kept-search.ts';
import { useQuestion } from './use-question.ts';

interface HelpDialogProps {
  about: KeptSearch | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The ways to ask the hotel about a stay, on small screens. */
export default function HelpDialog({ about, ...dialog }: HelpDialogProps) {
  const { t } = useTranslation();
  const { place, phone, writtenPhone, whatsapp } = useQuestion(about);
  return (
    <Dialog {...dialog} size="s" title={t('funnel.helpTitle')} closeLabel={t('search.close')}>
      <Stack gap="s">
        {phone === undefined ? null : (
          <Button asChild width="full" startIcon="phone">
            <a href={`tel:${phone}`}>{t('funnel.callPlace', { place, phone: writtenPhone })}</a>
          </Button>
        )}
        {whatsapp === undefined ? null : (
          <Button asChild tone="secondary" width="full">
            <a href={whatsapp} rel="noopener noreferrer">
              {t('funnel.writePlace', { place })}
            </a>
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

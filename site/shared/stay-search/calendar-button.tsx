import { Button } from '#design-system/button';
import { Text } from '#design-system/text';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDialogProps } from './calendar-dialog.tsx';

interface CalendarButtonProps extends Omit<CalendarDialogProps, 'open' | 'onOpenChange'> {
  canOpen: () => boolean;
}

/** Opens the calendar. Its code loads with the first press; until then guests type dates. */
export function CalendarButton({ canOpen, ...calendar }: CalendarButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<CalendarDialogProps>>();

  async function open() {
    if (!canOpen()) return;
    setState('loading');
    try {
      const { CalendarDialog } = await import('./calendar-dialog.tsx');
      setDialog(() => CalendarDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        tone="quiet"
        size="s"
        startIcon="calendar"
        busy={state === 'loading'}
        busyLabel={t('calendar.opening')}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => void open()}
      >
        {t('calendar.open')}
      </Button>
      {state === 'failed' ? (
        <Text size="small" role="alert">
          {t('calendar.notOpened')}
        </Text>
      ) : null}
      {Dialog ? (
        <Dialog
          {...calendar}
          open={state === 'open'}
          onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
        />
      ) : null}
    </>
  );
}

import { Button } from '#design-system/button';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { GUEST_FORM } from './guest-form.tsx';
import type { GuestFormControl } from './use-guest-form.ts';

interface BookActionProps {
  guest: GuestFormControl;
  /** Extras are being priced: the booking waits for the new price. */
  isPricing: boolean;
}

/** Submits the guest's details from outside of their form, so that it is in reach wherever the guest reads. */
export function BookAction({ guest: { booking, isProven }, isPricing }: BookActionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        type="submit"
        form={GUEST_FORM}
        size="l"
        width="full"
        busy={booking.isBusy || isPricing}
        busyLabel={t(isPricing ? 'extras.pricing' : 'guest.sending')}
      >
        {t(isProven ? 'proven.book' : 'guest.submit')}
      </Button>
      <div role="status">{booking.isPaused ? <Text size="small">{t('guest.paused')}</Text> : null}</div>
    </>
  );
}

import { writtenEmail } from '#domain/email-address';
import type { Booking } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountAddress } from '../../app/paths.ts';
import { useAccount } from '../../shared/account/account-context.ts';
import type { KnownDetails } from '../../shared/account/known-details.ts';
import { useCurrentAddress } from '../../shared/account/use-current-address.ts';
import { onScreen } from '../../shared/on-screen.css.ts';

export function AccountOffer({ guest }: Pick<Booking, 'guest'>) {
  const { t } = useTranslation();
  const here = useCurrentAddress();
  if (useAccount().kind !== 'SIGNED_OUT') return null;
  const introduction: KnownDetails = {
    email: writtenEmail(guest.guestEmail),
    phone: guest.guestPhone,
    firstName: guest.guestFirstName,
    lastName: guest.guestLastName,
  };
  return (
    <div className={onScreen}>
      <Surface as="section" tone="sunken" padding="l" radius="m" aria-labelledby="offer-heading">
        <Stack gap="l" align="start">
          <Heading level={2} size="s" id="offer-heading">
            {t('accountPrompt.offer')}
          </Heading>
          <Text size="small" measure>
            {t('accountPrompt.offerText')}
          </Text>
          <Button asChild tone="secondary">
            <Link to={accountAddress('register', here)} state={introduction}>
              {t('accountPrompt.offerAction')}
            </Link>
          </Button>
        </Stack>
      </Surface>
    </div>
  );
}

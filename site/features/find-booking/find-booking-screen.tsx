import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindForm } from './find-form.tsx';

/** E-mails a link to a booking, for another browser. The page never shows whether the booking exists. */
export function FindBookingScreen() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Box paddingBlock="xxl">
      <Container width="narrow">
        {sentTo === undefined ? (
          <Question onSent={setSentTo} />
        ) : (
          <Sent address={sentTo} onAgain={() => setSentTo(undefined)} />
        )}
      </Container>
    </Box>
  );
}

function Question({ onSent }: { onSent: (address: string) => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="xxl">
      <Stack gap="xl">
        <Heading level={1} tabIndex={-1}>
          {t('findBooking.heading')}
        </Heading>
        <Text size="lead" tone="muted" measure>
          {t('findBooking.lead')}
        </Text>
      </Stack>
      <FindForm onSent={onSent} />
    </Stack>
  );
}

function Sent({ address, onAgain }: { address: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // The focused button is gone, so focus what replaced it.
  useEffect(() => place.current?.focus(), []);
  return (
    <EmptyState
      ref={place}
      tabIndex={-1}
      role="status"
      icon="mail"
      headingLevel={1}
      heading={t('findBooking.sent')}
      action={
        <Button tone="secondary" onClick={onAgain}>
          {t('findBooking.again')}
        </Button>
      }
    >
      {t('findBooking.sentText', { address })}
    </EmptyState>
  );
}

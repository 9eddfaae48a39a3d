import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { HotelContacts } from '../shared/failures/hotel-contacts.tsx';
import { paths } from './paths.ts';

/** A page that failed to load or render. Its links load a new document because this one may be broken. */
export function FailurePage() {
  const { t } = useTranslation();
  return (
    <Container width="narrow">
      <Box paddingBlock="section">
        <Stack gap="xl" role="alert">
          <Heading level={1} tabIndex={-1}>
            {t('failures.page.heading')}
          </Heading>
          <Text size="lead">{t('failures.page.text')}</Text>
          <Inline gap="m">
            <Button onClick={() => globalThis.location.reload()}>{t('failures.page.reload')}</Button>
            <Button asChild tone="secondary">
              <a href={paths.home}>{t('nav.home')}</a>
            </Button>
          </Inline>
          <HotelContacts />
        </Stack>
      </Box>
    </Container>
  );
}

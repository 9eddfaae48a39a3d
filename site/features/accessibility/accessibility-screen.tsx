import { writtenEmail } from '#domain/email-address';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { PageTop } from '../../shared/page-top.tsx';
import { useShell } from '../../shared/use-shell.ts';
import { PhoneNumber } from '../../shared/phone-number.tsx';
import { mailAddress } from '../../shared/contact-addresses.ts';

const PARTS = ['aim', 'site', 'houses', 'gaps'] as const;

export function AccessibilityScreen() {
  const { t } = useTranslation();
  const { hotel, locations } = useShell();
  return (
    <>
      <PageTop
        header={{
          heading: t('accessibility.heading'),
          subheading: t('accessibility.lead', { hotel: hotel.businessName }),
        }}
      />
      <Container>
        <Stack gap="xl">
          {PARTS.map((part) => (
            <Stack as="section" gap="m" key={part} aria-labelledby={`accessibility-${part}`}>
              <Heading level={2} size="m" id={`accessibility-${part}`}>
                {t(`accessibility.${part}.heading`)}
              </Heading>
              <Text measure>{t(`accessibility.${part}.text`)}</Text>
            </Stack>
          ))}
          <Stack as="section" gap="m" aria-labelledby="accessibility-tell">
            <Heading level={2} size="m" id="accessibility-tell">
              {t('accessibility.tell.heading')}
            </Heading>
            <Text measure>{t('accessibility.tell.text')}</Text>
            <Stack as="ul" gap="s">
              {locations.map(({ id, name, email, phone }) => (
                <li key={id}>
                  <Text>
                    {name}: <Link href={mailAddress(email)}>{writtenEmail(email)}</Link>,{' '}
                    <Link href={`tel:${phone}`}>
                      <PhoneNumber number={phone} />
                    </Link>
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </Container>
      <Box paddingBlock="l" />
    </>
  );
}

import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const REASONS = ['details', 'bookings', 'code'] as const;

interface AccountAsideProps {
  question: string;
  action: string;
  to: string;
}

export function AccountAside({ question, action, to }: AccountAsideProps) {
  const { t } = useTranslation();
  return (
    <Surface tone="sunken" padding="l" radius="m">
      <Stack gap="xl">
        <Stack gap="l" align="start">
          <Heading level={2} size="s">
            {question}
          </Heading>
          <Button asChild tone="secondary">
            <Link to={to}>{action}</Link>
          </Button>
        </Stack>
        <Stack gap="l">
          <Text size="small" weight="medium">
            {t('account.reasons.heading')}
          </Text>
          <Stack as="ul" gap="m">
            {REASONS.map((reason) => (
              <Inline as="li" key={reason} gap="s" wrap={false} align="start">
                <Icon name="check" size="s" />
                <Text as="span" size="small">
                  {t(`account.reasons.${reason}`)}
                </Text>
              </Inline>
            ))}
          </Stack>
          <Text size="small" tone="muted">
            {t('account.reasons.free')}
          </Text>
        </Stack>
      </Stack>
    </Surface>
  );
}

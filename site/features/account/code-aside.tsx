import type { Verification } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { ResendCode } from '../../shared/codes/resend-code.tsx';

interface CodeAsideProps {
  /** When another code may be requested. */
  resendAt: string | undefined;
  send: () => Promise<Verification>;
  onSent: (verification: Verification) => void;
}

export function CodeAside(props: CodeAsideProps) {
  const { t } = useTranslation();
  return (
    <Surface tone="sunken" padding="l" radius="m">
      <Stack gap="l">
        <Heading level={2} size="s">
          {t('account.noCode')}
        </Heading>
        <Text size="small">{t('account.noCodeText')}</Text>
        <ResendCode {...props} />
      </Stack>
    </Surface>
  );
}

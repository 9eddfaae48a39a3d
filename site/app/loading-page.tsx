import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Spinner } from '#design-system/spinner';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';

export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <Box paddingBlock="section">
      <Container>
        <Stack align="center">
          <Spinner label={t('loading')} />
        </Stack>
      </Container>
    </Box>
  );
}

import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Inline } from '#design-system/inline';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Box } from '#design-system/box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from './paths.ts';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Container width="narrow">
      <Box paddingBlock="section">
        <Stack gap="xl" align="start">
          <Text size="eyebrow">{t('notFound.eyebrow')}</Text>
          <Heading level={1} tabIndex={-1}>
            {t('notFound.heading')}
          </Heading>
          <Text size="lead">{t('notFound.text')}</Text>
          <Inline gap="m">
            <Button asChild>
              <Link to={paths.book}>{t('nav.book')}</Link>
            </Button>
            <Button asChild tone="secondary">
              <Link to={paths.home}>{t('nav.home')}</Link>
            </Button>
          </Inline>
        </Stack>
      </Box>
    </Container>
  );
}

import { Container } from '#design-system/container';
import { Spinner } from '#design-system/spinner';
import { useTranslation } from 'react-i18next';

export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <Container>
      <Spinner label={t('loading')} />
    </Container>
  );
}

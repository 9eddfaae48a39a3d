import { Container } from '#design-system/container';
import { Spinner } from '#design-system/spinner';
import { useTranslation } from 'react-i18next';

/** Stands in a document that has no page of its own until the application draws one. */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <Container>
      <Spinner label={t('loading')} />
    </Container>
  );
}

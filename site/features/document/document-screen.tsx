import type { TaxDocument } from '#schemas/api-types';
import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { EmptyState } from '#design-system/empty-state';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { readDocument } from '../../api/bookings.ts';
import { refusalCode } from '../../api/request-error.ts';
import { paths } from '../../app/paths.ts';
import { LoadFailure } from '../../shared/failures/load-failure.tsx';
import { useQuery } from '../../shared/queries/use-query.ts';
import { DocumentSheet } from './document-sheet.tsx';

/** An invoice or credit note as a page to read and to print. It is drawn from what its PDF is drawn from. */
export function DocumentScreen() {
  const { id = '', documentId = '' } = useParams();
  return (
    <Box paddingBlock="xxl">
      <Container>
        <Content bookingId={id} documentId={documentId} />
      </Container>
    </Box>
  );
}

function Content({ bookingId, documentId }: { bookingId: string; documentId: string }) {
  const { t } = useTranslation();
  const document = useQuery<TaxDocument>(
    ['document', bookingId, documentId],
    () => readDocument(bookingId, documentId),
    { canChange: false },
  );
  switch (document.state) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={t('document.loading')}>
          <Stack gap="xl">
            <Skeleton shape="block" />
            <Skeleton shape="text" lines={6} />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonGroup>
      );
    case 'error':
      return <NotShown error={document.error} onRetry={document.retry} />;
    case 'ready':
      return <DocumentSheet bookingId={bookingId} document={document.answer} />;
    default:
      return document satisfies never;
  }
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (refusalCode(error) !== 'NOT_FOUND') {
    return (
      <LoadFailure headingLevel={1} heading={t('document.failed')} onRetry={onRetry}>
        {t('document.failedText')}
      </LoadFailure>
    );
  }
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      heading={t('document.unknown')}
      action={
        <Button asChild>
          <Link to={paths.findBooking}>{t('code.unknownAction')}</Link>
        </Button>
      }
    >
      {t('document.unknownText')}
    </EmptyState>
  );
}

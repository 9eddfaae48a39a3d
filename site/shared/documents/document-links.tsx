import type { TaxDocumentList } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link as StyledLink } from '#design-system/link';
import { formatPrice } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentFileAddress, listDocuments } from '../../api/bookings.ts';
import { documentAddress } from '../../app/paths.ts';
import { useFormats } from '../format/use-formats.ts';
import { useQuery } from '../queries/use-query.ts';
import { Unbroken } from '../unbroken.tsx';

interface DocumentLinksProps {
  bookingId: string;
  headingLevel: 2 | 3;
}

/** The invoice and credit notes of a booking, each as a page and as a PDF. Nothing where there are none. */
export function DocumentLinks({ bookingId, headingLevel }: DocumentLinksProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const documents = useQuery<TaxDocumentList>(['documents', bookingId], () => listDocuments(bookingId));
  if (documents.state !== 'ready' || documents.answer.items.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby="documents-heading">
      <Heading level={headingLevel} id="documents-heading">
        {t('document.heading')}
      </Heading>
      <Stack as="ul" gap="s">
        {documents.answer.items.map(({ id, kind, number, totalMinor, ...unit }) => (
          <Stack as="li" gap="xs" key={id}>
            <Inline gap="m">
              <StyledLink asChild>
                <Link to={documentAddress(bookingId, id)}>
                  {t(`document.title.${kind}`)} <Unbroken>{number}</Unbroken>
                </Link>
              </StyledLink>
              <StyledLink
                href={documentFileAddress(bookingId, id)}
                aria-label={t('document.link', { title: t(`document.title.${kind}`), number })}
              >
                {t('document.file')}
              </StyledLink>
            </Inline>
            <Text tone="muted">{formatPrice(totalMinor, unit, locale)}</Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

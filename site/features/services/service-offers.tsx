import type { PublishedService, PublishedServiceOffer } from '#schemas/published';
import { Button } from '#design-system/button';
import { FoldedRow, FoldedRows } from '#design-system/folded-row';
import { Price } from '#design-system/price';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EXTRA } from '../../app/paths.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { datesAddress, type KeptSearch } from '../../shared/stay-search/kept-search.ts';
import { useKeptSearch } from '../../shared/stay-search/use-kept-search.ts';
import { useShell } from '../../shared/use-shell.ts';

/** What a service costs at each location, with the way to a stay that has it. */
export function ServiceOffers({ service }: { service: PublishedService }) {
  const { t } = useTranslation();
  const { offers = [], heading } = service;
  if (offers.length === 0) return null;
  return (
    <FoldedRows label={t('services.prices', { service: heading })}>
      {offers.map((offer) => (
        <Offer key={`${offer.locationId} ${offer.extraId}`} offer={offer} service={service} />
      ))}
    </FoldedRows>
  );
}

function Offer({ offer, service }: { offer: PublishedServiceOffer; service: PublishedService }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { hotel } = useShell();
  // Who has searched goes to the rooms at once.
  const kept = useKeptSearch();
  const { locationName, charging, priceMinor } = offer;
  const charged = t(`services.charged.${charging}`);
  const price =
    priceMinor === undefined ? (
      charged
    ) : (
      <Price size="s" amountMinor={priceMinor} unit={hotel} locale={locale} suffix={charged} />
    );
  // Where one location has it, its name stands above.
  const isNamed = service.locationName === undefined;
  return (
    <FoldedRow
      as="li"
      size="s"
      label={price}
      detail={isNamed ? locationName : undefined}
      action={
        <Button asChild tone="secondary" size="s">
          <Link
            to={addressOf(offer, kept)}
            aria-label={t('services.addOf', { service: service.heading, location: locationName })}
          >
            {t('services.add')}
          </Link>
        </Button>
      }
    />
  );
}

function addressOf({ locationId, extraId }: PublishedServiceOffer, kept: KeptSearch | undefined): string {
  return `${datesAddress(kept, locationId)}&${new URLSearchParams({ [EXTRA]: extraId }).toString()}`;
}

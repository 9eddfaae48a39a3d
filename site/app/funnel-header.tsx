import { Button } from '#design-system/button';
import { Brand, NavBar } from '#design-system/nav-bar';
import { Steps } from '#design-system/steps';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappAddress } from '../shared/contact-addresses.ts';
import { useFormats } from '../shared/format/use-formats.ts';
import { type KeptSearch, keptSearchAddress } from '../shared/stay-search/kept-search.ts';
import { useKeptSearch } from '../shared/stay-search/use-kept-search.ts';
import { findLocation, useShell } from '../shared/use-shell.ts';
import { brandLogo } from './brand-logo.ts';
import { FUNNEL_STEPS, type FunnelStep } from './funnel.ts';
import { paths } from './paths.ts';

/** From the results to the payment: the hotel, the step and help. No menu, so that nothing chosen is left behind. */
export function FunnelHeader({ step }: { step: FunnelStep }) {
  const { t } = useTranslation();
  const { hotel } = useShell();
  const kept = useKeptSearch();
  return (
    <NavBar
      sticky={false}
      label={t('nav.label')}
      menuLabel={t('nav.openMenu')}
      closeLabel={t('nav.closeMenu')}
      brand={
        <Brand asChild {...brandLogo(hotel.logo, 'header')}>
          <Link to={paths.home}>{hotel.businessName}</Link>
        </Brand>
      }
      progress={
        <Steps
          label={t('funnel.label')}
          doneLabel={t('funnel.done')}
          current={step}
          steps={FUNNEL_STEPS.map((id) => ({ id, label: t(`funnel.${id}`), ...wayBack(id, step, kept) }))}
          linkTo={linkTo}
        />
      }
      actions={<Help kept={kept} />}
    />
  );
}

function linkTo(href: string) {
  return <Link to={href} />;
}

/** Back to the rooms until they are held: after that the booking has its own way to change them. */
function wayBack(id: FunnelStep, step: FunnelStep, kept: KeptSearch | undefined): { href?: string } {
  return id === 'rooms' && step === 'details' && kept ? { href: keptSearchAddress(kept) } : {};
}

function Help({ kept }: { kept: KeptSearch | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const { hotel, locations } = shell;
  const location = findLocation(shell, kept?.locationId ?? (locations.length === 1 ? locations[0]?.id : ''));
  const phone = location?.phone ?? hotel.phone;
  const place = location?.name ?? hotel.businessName;
  const message =
    kept === undefined
      ? t('funnel.messageWithoutDates', { place })
      : t('funnel.message', { place, from: formats.day(kept.checkIn), until: formats.day(kept.checkOut) });
  const whatsapp = whatsappAddress(hotel.whatsappNumber, message);
  return (
    <>
      {phone === undefined ? null : (
        <Button asChild tone="quiet" size="s" startIcon="phone">
          <a href={`tel:${phone}`} aria-label={t('funnel.callPlace', { place, phone })}>
            {t('funnel.call')}
          </a>
        </Button>
      )}
      {whatsapp === undefined ? null : (
        <Button asChild tone="quiet" size="s">
          <a href={whatsapp} rel="noopener noreferrer" aria-label={t('funnel.writePlace', { place })}>
            {t('funnel.write')}
          </a>
        </Button>
      )}
    </>
  );
}

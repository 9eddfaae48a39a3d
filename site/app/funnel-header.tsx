import { Button } from '#design-system/button';
import { IconButton } from '#design-system/icon-button';
import { Brand, NavBar } from '#design-system/nav-bar';
import { Steps } from '#design-system/steps';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type KeptSearch, keptSearchAddress } from '../shared/stay-search/kept-search.ts';
import { useShownSearch } from '../shared/stay-search/use-kept-search.ts';
import { useShell } from '../shared/use-shell.ts';
import { brandLogo } from './brand-logo.ts';
import { FUNNEL_STEPS, type FunnelStep } from './funnel.ts';
import { paths } from './paths.ts';
import { useQuestion } from './use-question.ts';

/** From the results to the payment: the hotel, the step and help. No menu, so that nothing chosen is left behind. */
export function FunnelHeader({ step }: { step: FunnelStep }) {
  const { t } = useTranslation();
  const { hotel } = useShell();
  const shown = useShownSearch();
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
          placeOf={(place, total) => t('funnel.place', { place, total })}
          current={step}
          steps={FUNNEL_STEPS.map((id) => ({ id, label: t(`funnel.${id}`), ...wayBack(id, step, shown) }))}
          linkTo={linkTo}
        />
      }
      actions={<Help about={shown} />}
      foldedActions={<FoldedHelp about={shown} />}
    />
  );
}

function linkTo(href: string) {
  return <Link to={href} />;
}

/** Back to the rooms until they are held: after that the booking has its own way to change them. */
function wayBack(id: FunnelStep, step: FunnelStep, shown: KeptSearch | undefined): { href?: string } {
  return id === 'rooms' && step === 'details' && shown ? { href: keptSearchAddress(shown) } : {};
}

const loadHelp = () => import('./help-dialog.tsx');
const HelpDialog = lazy(loadHelp);
const fetchAhead = () => void loadHelp().catch(() => undefined);

/** One button, which opens the ways to ask. */
function FoldedHelp({ about }: { about: KeptSearch | undefined }) {
  const { t } = useTranslation();
  const { phone, whatsapp } = useQuestion(about);
  const [isOpen, setOpen] = useState<boolean>();
  if (phone === undefined && whatsapp === undefined) return null;
  return (
    <>
      <IconButton
        label={t('funnel.help')}
        icon="phone"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      />
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <HelpDialog open={isOpen} onOpenChange={setOpen} about={about} />
        </Suspense>
      )}
    </>
  );
}

function Help({ about }: { about: KeptSearch | undefined }) {
  const { t } = useTranslation();
  const { place, phone, writtenPhone, whatsapp } = useQuestion(about);
  return (
    <>
      {phone === undefined ? null : (
        <Button asChild tone="quiet" size="s" startIcon="phone">
          <a href={`tel:${phone}`} aria-label={t('funnel.callPlace', { place, phone: writtenPhone })}>
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

import { codeBesideTotal } from '#domain/currency';
import type { ChargeSummary, Totals } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { AtHotel, isAllIncluded } from './at-hotel.tsx';
import { useBarHeight } from './use-bar-height.ts';
import * as css from './with-summary.css.ts';

interface WithSummaryProps {
  price: { totals: Totals; charges?: ChargeSummary[] } | undefined;
  /** Rooms are still to be chosen. */
  isIncomplete?: boolean;
  /** When the guest pays how much, in a few words. Under the total. */
  terms?: string;
  summary: ReactNode;
  /** The next step: one button, in the bar of a small screen and below the price on a desktop. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page with its price alongside. On a small screen a bar has the total, which unfolds, and the next step. */
export function WithSummary(props: WithSummaryProps) {
  const { price, isIncomplete = false, terms, summary, action, children } = props;
  const { t } = useTranslation();
  const { locale } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const side = useBarHeight();
  const totalLabel = isAllIncluded(price?.charges) ? 'summary.total' : 'summary.totalPlus';
  return (
    <div className={css.frame}>
      <div className={css.main}>{children}</div>
      <section ref={side} aria-label={t('summary.title')} className={css.side}>
        <div className={action === undefined ? css.card : `${css.card} ${css.limited}`}>
          <div className={css.bar}>
            {price ? (
              <Price
                size="l"
                amountMinor={price.totals.totalMinor}
                unit={price.totals}
                code={codeBesideTotal(price.totals.currency)}
                locale={locale}
              />
            ) : (
              <Text aria-hidden="true">…</Text>
            )}
            <div className={css.terms}>
              <Stack gap="s">
                <Text as="div" size="caption" tone="muted">
                  {t(isIncomplete ? 'summary.sofar' : totalLabel)}
                </Text>
                {terms === undefined ? null : (
                  <Text as="div" size="caption" tone="muted">
                    {terms}
                  </Text>
                )}
                {price ? <AtHotel charges={price.charges} unit={price.totals} size="caption" /> : null}
              </Stack>
            </div>
            <Button
              tone="quiet"
              size="s"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'summary.hide' : 'summary.show')}
            </Button>
          </div>
          <div
            id={id}
            className={isOpen ? css.sheet : css.folded}
            // What scrolls can be scrolled by keyboard.
            {...(isOpen || action !== undefined
              ? { role: 'group', 'aria-label': t('charges.heading'), tabIndex: 0 }
              : {})}
          >
            {summary}
          </div>
          {action === undefined ? null : <div className={css.action}>{action}</div>}
        </div>
      </section>
    </div>
  );
}

import type { ChargeSummary, Totals } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
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
  summary: ReactNode;
  children: ReactNode;
}

/** A page with its price alongside. On a small screen the total is in a bar that opens the whole price. */
export function WithSummary({ price, isIncomplete = false, summary, children }: WithSummaryProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const bar = useBarHeight();
  const totalLabel = isAllIncluded(price?.charges) ? 'summary.total' : 'summary.totalPlus';
  return (
    <div className={css.frame}>
      <div className={css.main}>{children}</div>
      <section aria-label={t('summary.title')} className={css.side}>
        <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
          <div ref={bar} className={css.bar}>
            <Stack gap="xs">
              <Inline justify="between" gap="m">
                <Stack gap="xs">
                  <Text size="small" tone="muted">
                    {t(isIncomplete ? 'summary.sofar' : totalLabel)}
                  </Text>
                  {price ? (
                    <Price
                      size="l"
                      amountMinor={price.totals.totalMinor}
                      currency={price.totals.currency}
                      locale={locale}
                    />
                  ) : (
                    <Text aria-hidden="true">…</Text>
                  )}
                </Stack>
                <Button
                  tone="secondary"
                  size="s"
                  aria-expanded={isOpen}
                  aria-controls={id}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  {t(isOpen ? 'summary.hide' : 'summary.show')}
                </Button>
              </Inline>
              {price ? <AtHotel charges={price.charges} currency={price.totals.currency} /> : null}
            </Stack>
          </div>
          <div id={id} className={isOpen ? css.sheet : css.folded}>
            {summary}
          </div>
        </Surface>
      </section>
    </div>
  );
}

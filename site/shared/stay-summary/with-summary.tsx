import type { Totals } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { useBarHeight } from './use-bar-height.ts';
import * as css from './with-summary.css.ts';

interface WithSummaryProps {
  totals: Totals | undefined;
  totalLabel: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A page with its price alongside. On a small screen the total is in a bar that opens the whole price. */
export function WithSummary({ totals, totalLabel, summary, children }: WithSummaryProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const bar = useBarHeight();
  return (
    <div className={css.frame}>
      <div className={css.main}>{children}</div>
      <section aria-label={t('summary.title')} className={css.side}>
        <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
          <div ref={bar} className={css.bar}>
            <Inline justify="between" gap="m">
              <Stack gap="xs">
                <Text size="small" tone="muted">
                  {totalLabel}
                </Text>
                {totals ? (
                  <Price
                    size="l"
                    amountMinor={totals.totalMinor}
                    currency={totals.currency}
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
          </div>
          <div id={id} className={isOpen ? css.sheet : css.folded}>
            {summary}
          </div>
        </Surface>
      </section>
    </div>
  );
}

import type { LowestPrice, LowestPrices } from '#schemas/api-types';
import { Price } from '#design-system/price';
import { Skeleton } from '#design-system/skeleton';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { showLowestPrices } from '../../api/availability.ts';
import { useFormats } from '../format/use-formats.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useQuery } from '../queries/use-query.ts';
import * as css from './from-price.css.ts';

/**
 * The lowest price of a night for two in any of these room types. Where none is known or no night can be booked, the way to
 * a price.
 */
export function FromPrice({ roomIds }: { roomIds: readonly string[] }) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const query = useQuery<LowestPrices>(['lowestPrices'], showLowestPrices);
  const answer = query.state === 'ready' ? query.answer : undefined;
  const lowest = lowestOf(answer, roomIds);
  if (answer === undefined || lowest === undefined) {
    return (
      <div className={css.room}>
        <Unknown isLoading={query.state === 'idle' || query.state === 'loading'} />
      </div>
    );
  }
  const money = { unit: answer, locale };
  return (
    <div className={css.room}>
      <Price amountMinor={lowest.priceMinor} {...money} prefix={t('prices.from')} size="m" />
      <Text size="small" tone="muted">
        {t('prices.night')}
      </Text>
      {(lowest.charges ?? []).map(({ id, label, totalMinor }) => (
        <Text key={id} size="small" tone="muted">
          <Price
            amountMinor={totalMinor}
            {...money}
            size="s"
            prefix={t('prices.plus')}
            suffix={t('prices.atHotel', { charge: label })}
          />
        </Text>
      ))}
    </div>
  );
}

function Unknown({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation();
  // A page without scripts has its price with the dates.
  const isHydrated = useHydrated();
  if (!isLoading) {
    return (
      <Text size="small" tone="muted">
        {t('prices.withDates')}
      </Text>
    );
  }
  return isHydrated ? (
    <div className={css.lines}>
      <Skeleton lines={2} />
    </div>
  ) : null;
}

function lowestOf(answer: LowestPrices | undefined, roomIds: readonly string[]): LowestPrice | undefined {
  return answer?.rooms
    .filter(({ roomId }) => roomIds.includes(roomId))
    .toSorted((one, other) => one.priceMinor - other.priceMinor)[0];
}

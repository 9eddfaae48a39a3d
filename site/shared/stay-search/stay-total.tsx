import { codeBesideTotal } from '#domain/currency';
import { Price } from '#design-system/price';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/use-formats.ts';
import { useStaysAround, type AroundQuestion } from './use-stays-around.ts';
import { CalendarQueries } from './calendar-queries.tsx';

type StayTotalProps = Omit<AroundQuestion, 'from' | 'to'>;

/** The lowest total of a chosen stay, as the search then finds it. */
export function StayTotal(props: StayTotalProps) {
  return (
    <CalendarQueries>
      <Total {...props} />
    </CalendarQueries>
  );
}

function Total(stay: StayTotalProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const around = useStaysAround({ ...stay, from: stay.checkIn, to: stay.checkIn });
  if (around.state !== 'ready') {
    return (
      <Text size="small" tone="muted">
        {around.state === 'error' ? t('calendar.totalUnknown') : t('calendar.totalLoading')}
      </Text>
    );
  }
  const [found] = around.answer.stays;
  if (found?.totalMinor === undefined) return <Text size="small">{t('calendar.noTotal')}</Text>;
  return (
    <Price
      prefix={t('calendar.from')}
      amountMinor={found.totalMinor}
      unit={around.answer}
      code={codeBesideTotal(around.answer.currency)}
      locale={locale}
      suffix={t('calendar.totalSuffix')}
    />
  );
}

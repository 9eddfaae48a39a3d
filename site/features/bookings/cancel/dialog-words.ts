import type { CurrencyUnit } from '#domain/currency';
import type { Booking, CancellationQuote } from '#schemas/api-types';
import { formatPrice } from '#design-system/price';
import type { TFunction } from 'i18next';
import { explainFailure } from '../../../shared/failures/explain-failure.ts';
import type { Formats } from '../../../shared/format/formats.ts';
import type { Stage } from './use-cancellation.ts';

interface Words {
  title: string;
  /** What cancelling costs, in a few words. */
  headline?: string;
  description: string;
  cancelLabel: string;
}

interface WordSources {
  t: TFunction;
  formats: Formats;
}

type Moneys = Pick<CancellationQuote, 'dueMinor' | 'paidMinor' | 'refundMinor'> & CurrencyUnit;

const REASONS = ['ALREADY_CANCELLED', 'HOLD_EXPIRED', 'CHECK_IN_PASSED', 'STAY_BEGAN', 'NO_SHOW'] as const;

export function dialogWords(stage: Stage, { t, formats }: WordSources): Words {
  const asking = { title: t('cancel.heading'), cancelLabel: t('cancel.keep') };
  switch (stage.kind) {
    case 'LOADING':
      return { ...asking, description: t('cancel.loadingText') };
    case 'FAILED': {
      const message = explainFailure(stage.error, t('failures.unknown')).messages.join(' ');
      return { ...asking, title: t('cancel.failed'), description: t('cancel.failedText', { message }) };
    }
    case 'ASKED':
      return {
        ...asking,
        headline: moneyHeadline(stage.quote, { t, formats }) ?? t('cancel.headline.free'),
        description: t('cancel.consequence'),
      };
    case 'DONE':
      return {
        title: t('cancel.done'),
        description: outcome(stage.booking, { t, formats }),
        cancelLabel: t('cancel.close'),
      };
    case 'NOT_POSSIBLE': {
      const reason = REASONS.find((known) => known === stage.reason) ?? 'other';
      return {
        title: t('cancel.notPossible'),
        description: t(`cancel.reasons.${reason}`),
        cancelLabel: t('cancel.close'),
      };
    }
    default:
      return stage satisfies never;
  }
}

/** What goes back, what is kept and what is owed, in a few words; undefined where it is nothing at all. */
export function moneyHeadline(
  { paidMinor, refundMinor, dueMinor, ...unit }: Moneys,
  { t, formats }: WordSources,
): string | undefined {
  const keptMinor = paidMinor - refundMinor;
  const price = (amountMinor: number) => formatPrice(amountMinor, unit, formats.locale);
  const [refund, kept, due] = [price(refundMinor), price(keptMinor), price(dueMinor)];
  if (refundMinor > 0)
    return keptMinor > 0
      ? t('cancel.headline.split', { refund, kept })
      : t('cancel.headline.allBack', { refund });
  if (dueMinor > 0)
    return keptMinor > 0
      ? t('cancel.headline.keptAndOwing', { kept, due })
      : t('cancel.headline.owing', { due });
  return keptMinor > 0 ? t('cancel.headline.kept', { kept }) : undefined;
}

function outcome({ cancellation, totals, guest, reservedAt }: Booking, { t, formats }: WordSources): string {
  const refundMinor = cancellation?.refundableMinor ?? 0;
  if (refundMinor > 0) {
    const refund = formatPrice(refundMinor, totals, formats.locale);
    return t('cancel.doneRefund', { refund, address: guest.guestEmail });
  }
  // A guest whose address was never verified gets no mail.
  return reservedAt === undefined
    ? t('cancel.doneReleased')
    : t('cancel.doneNothing', { address: guest.guestEmail });
}

import { FoldedRow } from '#design-system/folded-row';
import { Select, type SelectProps } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import type { FieldsForm } from '../../shared/forms/use-fields-form.ts';
import type { GuestFormValues } from './guest-struct.ts';

const HOURS = 24;
const MINUTES = 60;

interface MoreWishesProps {
  fields: FieldsForm<GuestFormValues>;
  /** Check-in time, in minutes from midnight. */
  from: number;
}

/** What a guest may leave out: the arrival time and wishes. Unfolded once there is something in it. */
export function MoreWishes({ fields, from }: MoreWishesProps) {
  const { t } = useTranslation();
  const { form, wire } = fields;
  const [isOpen, setIsOpen] = useState(() => {
    const { requests, arrivalTime } = form.getValues();
    return requests !== '' || arrivalTime !== '';
  });
  const requests = wire('requests');
  const arrivalTime = wire('arrivalTime');
  const isWrong = requests.error !== undefined || arrivalTime.error !== undefined;
  return (
    <FoldedRow
      label={t('guest.more')}
      detail={t('guest.optional')}
      open={isOpen || isWrong}
      onOpenChange={setIsOpen}
    >
      <Stack gap="l">
        <ArrivalTimeField {...arrivalTime} from={from} />
        <TextArea {...requests} hint={t('guest.requestsHint')} rows={3} />
      </Stack>
    </FoldedRow>
  );
}

function ArrivalTimeField({ from, ...field }: SelectProps & Pick<MoreWishesProps, 'from'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const first = Math.floor(from / MINUTES);
  const hours = Array.from({ length: HOURS }, (_, place) => (first + place) % HOURS);
  return (
    <Select {...field} hint={t('guest.arrivalHint')}>
      <option value="">{t('guest.arrivalUnknown')}</option>
      {hours.map((hour) => (
        <option key={hour} value={`${String(hour).padStart(2, '0')}:00`}>
          {formats.clock(hour * MINUTES)}
        </option>
      ))}
    </Select>
  );
}

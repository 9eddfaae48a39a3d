import { useTranslation } from 'react-i18next';
import { whatsappAddress } from '../shared/contact-addresses.ts';
import { useFormats } from '../shared/format/use-formats.ts';
import type { KeptSearch } from '../shared/stay-search/kept-search.ts';
import { findLocation, useShell } from '../shared/use-shell.ts';

/** Whom a guest asks about a stay, and a WhatsApp message that names its place and dates. */
export function useQuestion(about: KeptSearch | undefined) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shell = useShell();
  const { hotel, locations } = shell;
  const location = findLocation(shell, about?.locationId ?? (locations.length === 1 ? locations[0]?.id : ''));
  const place = location?.name ?? hotel.businessName;
  const stay = about?.stay;
  const message =
    stay === undefined
      ? t('funnel.messageWithoutDates', { place })
      : t('funnel.message', { place, from: formats.day(stay.checkIn), until: formats.day(stay.checkOut) });
  const phone = location?.phone ?? hotel.phone;
  return {
    place,
    phone,
    writtenPhone: shell.writtenPhones[phone ?? ''] ?? phone,
    whatsapp: whatsappAddress(hotel.whatsappNumber, message),
  };
}

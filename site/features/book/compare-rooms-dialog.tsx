import { codeBesideTotal } from '#domain/currency';
import { Button } from '#design-system/button';
import { type Comparison, ComparisonTable } from '#design-system/comparison-table';
import { Dialog } from '#design-system/dialog';
import { FilterChips } from '#design-system/filter-chips';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinWords } from '../../shared/format/join-words.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import type { ComparedRoom, CompareRoomsProps } from './compared-room.ts';
import { accessFigures } from './room-access.ts';

interface CompareRoomsDialogProps extends CompareRoomsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const MOST = 3;

/** The first three rooms side by side; others are chosen in place of them. */
export default function CompareRoomsDialog(props: CompareRoomsDialogProps) {
  const { rooms, unit, onChoose, ...dialog } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(() => rooms.slice(0, MOST).map(({ room }) => room.id));
  const comparisons = useComparisons({ unit, onChoose });
  return (
    <Dialog
      {...dialog}
      size="l"
      height="full"
      title={t('book.compare.title')}
      closeLabel={t('book.closeDetails')}
    >
      <Stack gap="l">
        {rooms.length > 2 ? (
          <FilterChips
            legend={t('book.compare.legend')}
            clearLabel={t('book.filters.clear')}
            options={rooms.map(({ room: { id, name } }) => ({
              value: id,
              label: name,
              disabled: chosen.length >= MOST && !chosen.includes(id),
            }))}
            value={chosen}
            onValueChange={(next) => setChosen([...next])}
          />
        ) : null}
        <ComparisonTable
          caption={t('book.compare.title')}
          captionHidden
          items={rooms.filter(({ room }) => chosen.includes(room.id))}
          itemId={({ room }) => room.id}
          itemName={({ room }) => room.name}
          itemPicture={({ room }) => room.photos[0] ?? NO_PICTURE}
          comparisons={comparisons}
          labelHeading={t('book.compare.what')}
          missingLabel={t('book.compare.missing')}
          emptyMessage={t('book.compare.none')}
        />
      </Stack>
    </Dialog>
  );
}

/** A room has a photo by its schema. */
const NO_PICTURE = {
  alt: '',
  decorative: true,
  width: 3,
  height: 2,
  urls: { thumb: '', small: '', medium: '', large: '' },
};

function useComparisons({
  unit,
  onChoose,
}: Pick<CompareRoomsProps, 'unit' | 'onChoose'>): Comparison<ComparedRoom>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return [
    {
      id: 'price',
      label: t('book.compare.price'),
      value: ({ lowest }) => (
        <Price
          amountMinor={lowest.totalMinor}
          unit={unit}
          code={codeBesideTotal(unit.currency)}
          locale={formats.locale}
        />
      ),
    },
    {
      id: 'terms',
      label: t('book.compare.terms'),
      value: ({ terms }) => terms.map(({ label }) => label).join(' · '),
    },
    {
      id: 'beds',
      label: t('book.compare.beds'),
      value: ({ room }) =>
        formats.list(room.beds.map(({ kind, count }) => t(`room.beds.${kind}`, { count }))),
    },
    {
      id: 'guests',
      label: t('book.compare.guests'),
      value: ({ room }) => t('room.occupancy', { count: room.maxOccupancy }),
    },
    {
      id: 'size',
      label: t('book.compare.size'),
      value: ({ room }) => t('room.size', { size: room.sizeSqm }),
    },
    { id: 'view', label: t('book.compare.view'), value: ({ room }) => room.view },
    {
      id: 'access',
      label: t('book.accessibility'),
      value: ({ room }) => {
        const { features, figures } = accessFigures(room, t);
        const said = [...features, ...figures.map(({ label, value }) => `${label}: ${value}`)];
        return joinWords(said.length > 0 ? said : room.accessibility, t);
      },
    },
    {
      id: 'choose',
      label: t('book.choose'),
      value: (compared) => (
        <Button
          size="m"
          onClick={() => onChoose(compared)}
          aria-label={t('book.chooseOffer', { offer: compared.lowest.name, room: compared.room.name })}
        >
          {t('book.choose')}
        </Button>
      ),
    },
  ];
}

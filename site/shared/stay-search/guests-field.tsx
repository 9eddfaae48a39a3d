import { Button } from '#design-system/button';
import { Field } from '#design-system/field';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guestsSummary } from './guests-summary.ts';
import type { GuestsDraft } from './stay-search.ts';

const loadDialog = () => import('./guests-dialog.tsx');
const GuestsDialog = lazy(loadDialog);
const fetchAhead = () => void loadDialog().catch(() => undefined);

interface GuestsFieldProps {
  rooms: readonly GuestsDraft[];
  error: string | undefined;
  onRoomsChange: (rooms: GuestsDraft[]) => void;
}

export function GuestsField({ rooms, error, onRoomsChange }: GuestsFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState<boolean>();
  const summary = guestsSummary(rooms, t);
  return (
    <Field label={t('search.guests')} error={error}>
      {(control) => (
        <>
          <Button
            {...control}
            tone="secondary"
            width="full"
            size="m"
            startIcon="users"
            aria-label={`${t('search.guests')}: ${summary}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen === true}
            onClick={() => setIsOpen(true)}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            {summary}
          </Button>
          {isOpen === undefined ? null : (
            <Suspense fallback={null}>
              <GuestsDialog
                open={isOpen}
                onOpenChange={setIsOpen}
                rooms={rooms}
                onRoomsChange={onRoomsChange}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

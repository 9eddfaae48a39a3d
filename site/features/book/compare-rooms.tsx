import { Button } from '#design-system/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompareRoomsProps } from './compared-room.ts';

const loadDialog = () => import('./compare-rooms-dialog.tsx');
const CompareRoomsDialog = lazy(loadDialog);
// Prefetch on hover and focus. The press retries a failed load.
const fetchAhead = () => void loadDialog().catch(() => undefined);

/** Opens two or three rooms side by side. */
export function CompareRooms(props: CompareRoomsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState<boolean>();
  if (props.rooms.length < 2) return null;
  return (
    <>
      <Button
        tone="secondary"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        {t('book.compare.open')}
      </Button>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <CompareRoomsDialog {...props} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}

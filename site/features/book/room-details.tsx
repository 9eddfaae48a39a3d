import type { PublishedRoom } from '#schemas/published';
import { Link } from '#design-system/link';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./room-details-dialog.tsx');
const RoomDetailsDialog = lazy(loadDialog);
// Prefetch on hover and focus. The press retries a failed load.
const fetchAhead = () => void loadDialog().catch(() => undefined);

interface RoomDetailsProps {
  room: PublishedRoom;
  /** The price and the button that chooses it, where there is one; the button closes the dialog. */
  renderFooter?: (close: () => void) => ReactNode;
}

/** Opens everything about a room. */
export function RoomDetails({ room, renderFooter }: RoomDetailsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Link asChild>
        <button
          type="button"
          aria-label={t('book.detailsOf', { room: room.name })}
          aria-haspopup="dialog"
          aria-expanded={isOpen === true}
          onClick={() => setIsOpen(true)}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        >
          {t('book.details')}
        </button>
      </Link>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <RoomDetailsDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            room={room}
            footer={renderFooter?.(() => setIsOpen(false))}
          />
        </Suspense>
      )}
    </>
  );
}

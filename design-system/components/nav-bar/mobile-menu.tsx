import { lazy, type ReactNode, Suspense } from 'react';
import { isMounted, overlayTrigger, useOverlay } from '../../use-overlay.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './nav-bar.css.ts';

const loadDialog = () => import('./menu-dialog.tsx');
const MenuDialog = lazy(loadDialog);
// Prefetch on hover and focus. The press retries a failed load.
const fetchAhead = () => void loadDialog().catch(() => undefined);

interface MobileMenuProps {
  brand: ReactNode;
  label: string;
  menuLabel: string;
  closeLabel: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The menu of small screens. */
export function MobileMenu({ menuLabel, children, ...menu }: MobileMenuProps) {
  const trigger = (
    <IconButton label={menuLabel} icon="menu" onPointerEnter={fetchAhead} onFocus={fetchAhead} />
  );
  const state = useOverlay({ trigger });
  return (
    <>
      <span className={css.menuButton}>{overlayTrigger(trigger, state)}</span>
      {isMounted(state) && (
        <Suspense fallback={null}>
          <MenuDialog {...menu} state={state}>
            {children}
          </MenuDialog>
        </Suspense>
      )}
    </>
  );
}

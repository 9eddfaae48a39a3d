import { lazy, type ReactNode, Suspense } from 'react';
import { isMounted, overlayTrigger, useOverlay } from '../../use-overlay.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './nav-bar.css.ts';

const loadDialog = () => import('./menu-dialog.tsx');
const MenuDialog = lazy(loadDialog);
// Pointed at or reached by keyboard it is about to be pressed. What fails here is asked for again by the press.
const fetchAhead = () => void loadDialog().catch(() => undefined);

interface MobileMenuProps {
  brand: ReactNode;
  label: string;
  menuLabel: string;
  closeLabel: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The same places as in the bar, over the whole of a small screen. */
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

import * as Dialog from '@radix-ui/react-dialog';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import * as overlay from '../../css/overlay.css.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { showFocused } from '../../show-focused.ts';
import type { MountedOverlay } from '../../use-overlay.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './nav-bar.css.ts';

export interface MenuDialogProps {
  state: MountedOverlay;
  brand: ReactNode;
  label: string;
  closeLabel: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The menu. Loaded when it is first opened. */
export default function MenuDialog({ state, brand, label, closeLabel, actions, children }: MenuDialogProps) {
  const isLeaving = useRef(false);

  // A link changes the page behind the menu, so close it and let the page take the focus.
  function closeAfterLink(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    isLeaving.current = true;
    state.setOpen(false);
  }
  function giveFocusBack(event: Event) {
    event.preventDefault();
    if (!isLeaving.current) state.opener.current?.focus();
    isLeaving.current = false;
  }

  return (
    <Dialog.Root open={state.isOpen} onOpenChange={state.setOpen}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className={classes(surfaces.page, overlay.fading, css.menu)}
          onClick={closeAfterLink}
          onFocusCapture={showFocused}
          onCloseAutoFocus={giveFocusBack}
        >
          <Dialog.Title hidden>{label}</Dialog.Title>
          <div className={css.row}>
            {brand}
            <div className={css.end}>
              <Dialog.Close asChild>
                <IconButton label={closeLabel} icon="close" />
              </Dialog.Close>
            </div>
          </div>
          <nav aria-label={label}>
            <ul className={css.menuList}>{children}</ul>
          </nav>
          {hasContent(actions) && <div className={css.menuActions}>{actions}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

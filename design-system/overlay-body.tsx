import type { ReactNode } from 'react';
import * as overlay from './css/overlay.css.ts';
import { useOverflow } from './use-overflow.ts';

/** The content of a dialog between its title and its actions. Takes the focus while it scrolls, so that the arrow keys move it. */
export function OverlayBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const [isOverflowing, watch] = useOverflow('y');
  const region = { role: 'region', 'aria-labelledby': titleId, tabIndex: 0, 'data-overflow': '' };
  return (
    <div ref={watch} className={overlay.body} {...(isOverflowing ? region : {})}>
      <div className={overlay.content}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import * as css from './form-width.css.ts';

/** The one width of forms beside nothing else, at the start of the page like its words. */
export function FormWidth({ children }: { children: ReactNode }) {
  return <div className={css.form}>{children}</div>;
}

import * as css from './unbroken.css.ts';

/** A number that is read as one word, such as an invoice's, which browsers break behind a hyphen. */
export function Unbroken({ children }: { children: string }) {
  // Such numbers run left to right in every language.
  return (
    <bdi dir="ltr" translate="no" className={css.unbroken}>
      {children}
    </bdi>
  );
}

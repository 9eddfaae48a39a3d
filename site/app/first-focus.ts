/** Marks the field that takes the focus in place of its page's heading, because the page is only about it. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

/** What takes the focus on a page without a linked section. */
export function firstFocus(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('main [data-first-focus]') ??
    document.querySelector<HTMLElement>('main h1')
  );
}

import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, as a paste does: a form draws itself once in place of once for each letter. */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

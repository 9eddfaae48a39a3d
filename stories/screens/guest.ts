import type { i18n, ParseKeys } from 'i18next';
import { screen, userEvent, within } from 'storybook/test';

/** The key of an interface text, so that a story works in every language. */
export type TextKey = ParseKeys;

/** The actions of a guest on a screen, by the screen's texts. */
export interface Guest {
  /** Replaces the value of a field. */
  fill: (label: TextKey, text: string) => Promise<void>;
  choose: (label: TextKey, value: string) => Promise<void>;
  attach: (label: TextKey, file: File) => Promise<void>;
  press: (button: TextKey) => Promise<void>;
  /** Presses a field's button, for fields without text input. */
  pressField: (label: TextKey) => Promise<void>;
  /** Opens what is folded under a line. */
  unfold: (line: TextKey) => Promise<void>;
  follow: (link: TextKey) => Promise<void>;
  open: (tab: TextKey) => Promise<void>;
  see: (text: TextKey) => Promise<void>;
  /** Waits for a text of the hotel or the server. */
  read: (words: string) => Promise<void>;
}

/** As long as a busy machine needs for a change that is tried three times. */
const PATIENCE = { timeout: 12_000 };

export function createGuest(interfaceTexts: i18n): Guest {
  const named = (key: TextKey) => textPattern(interfaceTexts, key);
  const field = async (label: TextKey) =>
    first(await inFront().findAllByLabelText(named(label), {}, PATIENCE));
  const press = async (role: string, key: TextKey) => {
    const found = await inFront().findAllByRole(role, { name: named(key) }, PATIENCE);
    await userEvent.click(first(found));
  };
  return {
    async fill(label, text) {
      const found = await field(label);
      await userEvent.clear(found);
      await userEvent.click(found);
      await userEvent.paste(text);
    },
    choose: async (label, value) => userEvent.selectOptions(await field(label), value),
    attach: async (label, file) => userEvent.upload(await field(label), file),
    press: (button) => press('button', button),
    pressField: async (label) => userEvent.click(await field(label)),
    unfold: async (line) => userEvent.click(first(await inFront().findAllByText(named(line), {}, PATIENCE))),
    follow: (link) => press('link', link),
    open: (tab) => press('tab', tab),
    async see(text) {
      const pattern = named(text);
      // Matches the whole text, even if a clock in it is an element of its own.
      await screen.findAllByText((_own, element) => pattern.test(element?.textContent ?? ''), {}, PATIENCE);
    },
    async read(words) {
      await screen.findAllByText((content) => content.includes(words), {}, PATIENCE);
    },
  };
}

/** An open dialog is all that a guest can reach. */
function inFront() {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="alertdialog"], [role="dialog"]');
  return within([...dialogs].at(-1) ?? document.body);
}

function first<Found>([found]: Found[]): Found {
  if (found === undefined) throw new Error('Nothing was found');
  return found;
}

/** The text of a key, with a wildcard for each value. */
function textPattern(texts: i18n, key: TextKey): RegExp {
  const forms = [key, `${key}_other`, `${key}_one`].map((form) =>
    String(texts.getResource(texts.language, 'common', form) ?? ''),
  );
  const text = forms.find((form) => form !== '');
  if (text === undefined) throw new Error(`No text has the key ${key}`);
  const pieces = text.split(/\{\{[^{}]*\}\}|\$t\([^()]*\)/u).map(escaped);
  // oxlint-disable-next-line security/detect-non-literal-regexp -- the pieces are escaped
  return new RegExp(`^\\s*${pieces.join('[^]*')}\\s*$`, 'u');
}

function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
}

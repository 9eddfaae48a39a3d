/** A guest without a mouse: counts every key except typed text, and checks the focus at each Tab. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { focusFault } from './look.ts';
import { codeSentTo } from './mailbox.ts';

const MOST_TABS = 60;

export interface Keyboard {
  press: (key: string) => Promise<void>;
  /** Presses Tab until this element has the focus. */
  tabTo: (goal: Locator) => Promise<void>;
  type: (text: string) => Promise<void>;
  presses: () => number;
  /** Where the focus was not visible. */
  faults: readonly string[];
}

/** Unfolds the prices of a room, the first one by default, and goes to the button that chooses one of them. */
export async function tabToRate(
  page: Page,
  keyboard: Keyboard,
  { room, plan }: { room?: string; plan: string },
): Promise<void> {
  const card = page.getByRole('article', room === undefined ? {} : { name: room }).first();
  await keyboard.tabTo(card.locator('summary'));
  await keyboard.press('Enter');
  await keyboard.tabTo(card.getByRole('button', { name: new RegExp(`^Choose ${plan}, `) }));
}

export function keyboardOf(page: Page): Keyboard {
  const faults: string[] = [];
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    async tabTo(goal) {
      // Wait for the page to load.
      await goal.waitFor({ state: 'attached' });
      for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
        await press('Tab');
        const fault = await focusFault(page);
        if (fault !== undefined) faults.push(fault);
        if (await goal.evaluate((element) => element === document.activeElement)) return;
      }
      await expect(goal, `is not reached with ${MOST_TABS} tabs`).toBeFocused({ timeout: 1 });
    },
    type: (text) => page.keyboard.type(text),
    presses: () => presses,
    faults,
  };
}

interface Guest {
  request: APIRequestContext;
  origin: string;
  email: string;
  isCodeTyped?: boolean;
}

export async function typeDetails(page: Page, keyboard: Keyboard, email: string): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Meera'],
    ['Last name', 'Rao'],
    ['Email', email],
    ['Phone', '98765 43210'],
  ] as const) {
    await keyboard.tabTo(page.getByLabel(label));
    await keyboard.type(text);
  }
}

/** From a chosen price to the code that completes the booking. Each new heading takes the focus, and the code. */
export async function checkOutByKeyboard(page: Page, keyboard: Keyboard, guest: Guest): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Review and book');
  await expect(heading).toBeFocused();
  await typeDetails(page, keyboard, guest.email);
  await keyboard.tabTo(page.getByRole('button', { name: 'Book and get my code' }));
  await keyboard.press('Enter');
  await expect(heading).toHaveText('Confirm your e-mail');
  await expect(page.getByLabel('Code')).toBeFocused();
  if (guest.isCodeTyped === false) return;
  await keyboard.type(await codeSentTo(guest.request, guest.origin, guest.email));
}

/** A guest without a mouse: counts every key but the typed text, and looks at the focus wherever Tab leads. */
import { expect, type Locator, type Page } from '@playwright/test';
import { focusFault } from './look.ts';

const MOST_TABS = 30;

export interface Keyboard {
  press: (key: string) => Promise<void>;
  /** Tabs on until this element has the focus. */
  tabTo: (goal: Locator) => Promise<void>;
  type: (text: string) => Promise<void>;
  presses: () => number;
  /** Where the focus could not be seen. */
  faults: readonly string[];
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

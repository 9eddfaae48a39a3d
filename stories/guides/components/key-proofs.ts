import type { Locator, Page } from '@playwright/test';

/** How the test runner proves what a component's guidance says of its keys: by pressing them in the browser. */
export interface KeyProof {
  /** The story in which they are pressed, by the end of its id. */
  story: string;
  /** For each key of the guidance: presses it, and answers whether it does what is said. */
  keys: Readonly<Record<string, (page: Page) => Promise<boolean>>>;
}

const focused = (page: Page) => page.locator(':focus');
const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
/** Some parts move the focus only when the event of the key is over. */
const takesFocus = (locator: Locator) =>
  locator
    .and(focused(locator.page()))
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );
const gone = (locator: Locator) => locator.waitFor({ state: 'detached', timeout: 5000 }).then(() => true);
const shown = (locator: Locator) => locator.waitFor({ timeout: 5000 }).then(() => true);

/** Tab and Shift+Tab, more often than it has controls. */
async function staysInside(page: Page, role: 'dialog' | 'alertdialog'): Promise<boolean> {
  const inside: boolean[] = [];
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop -- as above
    inside.push((await page.getByRole(role).locator(':focus').count()) === 1);
  }
  return inside.every(Boolean);
}

const closesByEscape = (role: 'dialog' | 'alertdialog') => async (page: Page) => {
  await page.keyboard.press('Escape');
  return (await gone(page.getByRole(role))) && (await takesFocus(page.getByRole('button').first()));
};

/** The checked value of the radio buttons after each of the keys. */
async function chosenAfter(page: Page, keys: readonly string[]): Promise<string[]> {
  const chosen: string[] = [];
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop -- as above
    chosen.push(await page.locator('input:checked').inputValue());
  }
  return chosen;
}

const summaries = (page: Page) => page.locator('summary');
const tabs = (page: Page) => page.getByRole('tab');
const combobox = (page: Page) => page.getByRole('combobox');
const active = (page: Page) => combobox(page).getAttribute('aria-activedescendant');

export const KEY_PROOFS: Readonly<Record<string, KeyProof>> = {
  accordion: {
    story: 'accordion--default',
    keys: {
      'Enter, Space': async (page) => {
        const last = page.getByRole('group').last();
        await summaries(page).last().focus();
        await press(page, 'Enter');
        const opened = await last.evaluate((element) => element.hasAttribute('open'));
        await press(page, 'Space');
        await page.waitForFunction(
          () => ![...document.querySelectorAll('details')].at(-1)?.matches('[data-state="open"]'),
        );
        return opened;
      },
      'Up, Down': async (page) => {
        await summaries(page).first().focus();
        await press(page, 'ArrowDown');
        const next = await takesFocus(summaries(page).nth(1));
        await press(page, 'ArrowUp');
        return next && (await takesFocus(summaries(page).first()));
      },
      'Home, End': async (page) => {
        await summaries(page).nth(1).focus();
        await press(page, 'End');
        const last = await takesFocus(summaries(page).last());
        await press(page, 'Home');
        return last && (await takesFocus(summaries(page).first()));
      },
    },
  },
  'alert-dialog': {
    story: 'alert-dialog--default',
    keys: {
      Tab: (page) => staysInside(page, 'alertdialog'),
      Escape: closesByEscape('alertdialog'),
    },
  },
  combobox: {
    story: 'combobox--default',
    keys: {
      'Letters, digits': async (page) => {
        await combobox(page).fill('ind');
        return (await shown(page.getByRole('option', { name: 'India' }))) && (await active(page)) !== null;
      },
      'Down, Up': async (page) => {
        await combobox(page).fill('');
        await press(page, 'ArrowDown');
        const first = await active(page);
        await press(page, 'ArrowDown');
        const second = await active(page);
        await press(page, 'ArrowUp');
        return first !== second && (await active(page)) === first;
      },
      'Page Down, Page Up': async (page) => {
        const before = await active(page);
        await press(page, 'PageDown');
        const after = await active(page);
        await press(page, 'PageUp');
        return before !== after && (await active(page)) === before;
      },
      Enter: async (page) => {
        await combobox(page).fill('ind');
        await press(page, 'Enter');
        return (await combobox(page).inputValue()) === 'India';
      },
      Tab: async (page) => {
        await combobox(page).fill('nep');
        await press(page, 'Tab');
        return (await combobox(page).inputValue()) === 'Nepal' && !(await hasFocus(combobox(page)));
      },
      Escape: async (page) => {
        await combobox(page).focus();
        await combobox(page).fill('xy');
        await press(page, 'Escape');
        return (await combobox(page).inputValue()) === 'Nepal';
      },
      'Alt+Down, Alt+Up': async (page) => {
        await combobox(page).focus();
        await press(page, 'Alt+ArrowDown');
        const opened = await combobox(page).getAttribute('aria-expanded');
        await press(page, 'Alt+ArrowUp');
        return opened === 'true' && (await combobox(page).getAttribute('aria-expanded')) === 'false';
      },
    },
  },
  dialog: {
    story: 'dialog--open',
    keys: {
      Tab: (page) => staysInside(page, 'dialog'),
      Escape: closesByEscape('dialog'),
    },
  },
  popover: {
    story: 'popover--default',
    keys: {
      'Enter, Space': async (page) => {
        const button = page.getByRole('button').first();
        await button.focus();
        await press(page, 'Enter');
        const byEnter = await shown(page.getByRole('dialog'));
        await press(page, 'Escape');
        await gone(page.getByRole('dialog'));
        // Radix returns the focus in a timer that runs after the popover has left the page.
        const isBack = await takesFocus(button);
        await press(page, 'Space');
        return byEnter && isBack && (await shown(page.getByRole('dialog')));
      },
      Escape: closesByEscape('dialog'),
    },
  },
  'radio-group': {
    story: 'radio-group--default',
    keys: {
      'Up, Down, Left, Right': async (page) => {
        await page.locator('input:checked').focus();
        const chosen = await chosenAfter(page, ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']);
        return chosen.join(' ') === 'HB BB HB BB';
      },
      Space: async (page) => {
        await page.getByRole('radio').first().focus();
        return (await chosenAfter(page, ['Space'])).join() === 'RO';
      },
    },
  },
  select: {
    story: 'select--default',
    keys: {
      'Up, Down': async (page) => {
        const select = page.locator('select');
        const before = await select.inputValue();
        await select.focus();
        await press(page, 'ArrowDown');
        const after = await select.inputValue();
        await press(page, 'ArrowUp');
        return before !== after && (await select.inputValue()) === before;
      },
    },
  },
  steps: {
    story: 'steps--default',
    keys: {
      Enter: async (page) => {
        await page.getByRole('link').first().focus();
        await press(page, 'Enter');
        return (await page.evaluate(() => location.hash)) === '#rooms';
      },
    },
  },
  table: {
    story: 'table--sorted',
    keys: {
      'Enter, Space': async (page) => {
        const reason = page.getByRole('columnheader', { name: 'Reason' });
        await reason.getByRole('button').focus();
        const before = await reason.getAttribute('aria-sort');
        await press(page, 'Enter');
        const sorted = await reason.getAttribute('aria-sort');
        await press(page, 'Space');
        return sorted !== null && sorted !== before && sorted !== (await reason.getAttribute('aria-sort'));
      },
    },
  },
  tabs: {
    story: 'tabs--default',
    keys: {
      'Left, Right': async (page) => {
        await tabs(page).first().focus();
        await press(page, 'ArrowRight');
        const next = await takesFocus(tabs(page).nth(1));
        await press(page, 'ArrowLeft');
        return next && (await takesFocus(tabs(page).first()));
      },
      'Home, End': async (page) => {
        await press(page, 'End');
        const last = await takesFocus(tabs(page).last());
        await press(page, 'Home');
        return last && (await takesFocus(tabs(page).first()));
      },
    },
  },
  toast: {
    story: 'toast--default',
    keys: {
      'Alt+T': async (page) => {
        await press(page, 'Alt+t');
        return (
          (await page.getByRole('region').locator(':focus').count()) +
            (await focused(page).locator('li').count()) >
          0
        );
      },
    },
  },
};

/** The keys of a story's component that do not do what its guidance says. */
export async function unkeptKeys(page: Page, storyId: string): Promise<string[]> {
  const proof = Object.values(KEY_PROOFS).find(({ story }) => storyId.endsWith(`-${story}`));
  const faults: string[] = [];
  for (const [key, does] of Object.entries(proof?.keys ?? {})) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (!(await does(page).catch(() => false))) faults.push(`${key} does not do what the guidance says.`);
  }
  return faults;
}

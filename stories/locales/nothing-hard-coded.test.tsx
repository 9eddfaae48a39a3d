import { render, waitFor } from '@testing-library/react';
import { getResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import { loadScreens } from '../../site/test-content/show-site.tsx';
import { allScreens } from '../screens/all-screens.ts';
import { EXAMPLES_NOW } from '../screens/clock.ts';
import { hotel } from '../screens/hotel.ts';
import { REFUSAL_TEXTS } from '../screens/network/refusals.ts';
import { Screen, type ScreenState } from '../screens/screen.tsx';
import { reach } from '../screens/story-of-screen.tsx';
import { LOCALES } from './locales.ts';

/** Attributes that a guest hears or reads. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

/** What is printed on the keys of a keyboard: the list of toasts names the two that lead to it. */
const KEYS = ['alt+T'];

/** What a screen is before anybody does something, and what it says to somebody who did nothing right. */
const chosen = allScreens.filter(
  ([, { interact, answers }]) => interact === undefined || answers === undefined,
);

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

describe('the check itself', () => {
  it('sees an English word', () => {
    expect(foreignTexts(['⟦Ĥéļļö Meera··⟧ Book now'], ['Meera'])).toEqual(['Book now']);
  });

  it('lets pass what the hotel wrote, wherever it stands', () => {
    expect(foreignTexts(['⟦Ŕööḿ 1: ⟦Lake·⟧··⟧ · Lake Suite'], ['Lake', 'Lake Suite'])).toEqual([]);
  });
});

describe.each(chosen)('%s', (_name, state) => {
  it('has no word that is not in the texts', async () => {
    await show(state);
    const ofTheHotel = stringsIn([state, hotel, ENDPOINTS, REFUSAL_TEXTS]);
    expect(foreignTexts(textsOfPage(), [...ofTheHotel, ...KEYS])).toEqual([]);
  });
});

async function show(state: ScreenState): Promise<void> {
  render(
    <Screen
      {...state}
      locale="pseudo"
      network="ok"
      now={EXAMPLES_NOW}
      serve={async (handlers) => {
        vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
          const request = new Request(new URL(address, 'https://hotel.example'), { ...init, signal: null });
          return (await getResponse([...handlers], request)) ?? Response.error();
        });
      }}
    />,
  );
  await reach(state, 'pseudo');
  await waitFor(() => expect(document.querySelector('main')?.textContent).not.toBe(''));
}

function textsOfPage(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: place, textContent } = node;
    // One sentence stands around its clock, which is an element of its own.
    if (place?.closest('[role="timer"]') == null) texts.push(inLanguageOfPage(place, textContent ?? ''));
  }
  for (const timer of document.querySelectorAll('[role="timer"]')) texts.push(timer.textContent ?? '');
  for (const name of SPOKEN) {
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  }
  return texts;
}

/** A document is in the language in which it was issued, and so are its days; its words are those of the hotel. */
function inLanguageOfPage(place: Element | null, text: string): string {
  const language = place?.closest('[lang]')?.getAttribute('lang') ?? LOCALES.pseudo.language;
  return language === LOCALES.pseudo.language
    ? text
    : text.replaceAll(/[A-Z][a-z]{2} \d+ [A-Z][a-z]{2} \d{4}/gu, '');
}

/** What is left of texts without what stands between brackets and without the words of the hotel. */
function foreignTexts(texts: readonly string[], ofTheHotel: readonly string[]): string[] {
  const longestFirst = ofTheHotel.toSorted((one, other) => other.length - one.length);
  return texts
    .map(withoutBrackets)
    .filter(hasLetters)
    .map((text) => withoutKnown(text, longestFirst))
    .filter(hasLetters)
    .map((text) => text.trim());
}

const hasLetters = (text: string): boolean => /[A-Za-z]/u.test(text);

function withoutBrackets(text: string): string {
  const less = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, '');
  return less === text ? text : withoutBrackets(less);
}

function withoutKnown(text: string, known: readonly string[]): string {
  return known.reduce((left, word) => left.replaceAll(word, ''), text);
}

/** A word, or the number of a document. */
const NAMED = /[A-Za-z]{2}|[A-Z]\/\d/u;

/** Every paragraph that has a word in it. */
function stringsIn(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      for (const paragraph of part.split(/\n+/u)) if (NAMED.test(paragraph)) found.add(paragraph);
    }
    if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return [...found];
}

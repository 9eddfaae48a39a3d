import { cleanup, render } from '@testing-library/react';
import { Fragment } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surviveTranslators } from './survive-translators.ts';

interface NoteProps {
  price: number;
  isFree?: boolean;
  names?: readonly string[];
}

/** Bare texts that are changed, removed, moved, or stand after an element that comes. */
function Note({ price, isFree = false, names = [] }: NoteProps) {
  return (
    <p>
      from {price} rupees
      {isFree ? ', free to cancel' : null}
      {price > 100 ? <b> dear</b> : null}
      {isFree ? ' Ask us.' : ' Pay now.'}
      {names.map((name) => (
        <Fragment key={name}>
          {name}
          <br />
        </Fragment>
      ))}
    </p>
  );
}

type Translator = (text: Text, font: Element) => void;

/** As Chrome does: its element is added before the text, and then the text is removed. */
const chrome: Translator = (text, font) => {
  font.append(text.data.toUpperCase());
  text.parentNode?.insertBefore(font, text);
  text.remove();
};
const replacing: Translator = (text, font) => {
  font.append(text.data.toUpperCase());
  text.replaceWith(font);
};
const wrapping: Translator = (text, font) => {
  text.data = text.data.toUpperCase();
  text.parentNode?.insertBefore(font, text);
  font.append(text);
};

function translateAll(translator: Translator = chrome): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text as Text);
  for (const text of found.filter(({ parentElement }) => parentElement?.tagName !== 'FONT'))
    translator(text, document.createElement('font'));
}

/** The whole page is translated, so nothing of another file may stand in it. */
beforeEach(() => document.body.replaceChildren());

/** After what the observer does in this task. */
async function shown(): Promise<string> {
  await new Promise((done) => setTimeout(done));
  return document.body.textContent;
}

describe('without the guard', () => {
  it('a translated page fails where React removes a text', () => {
    const { rerender } = render(<Note price={90} isFree />);
    translateAll();
    expect(() => rerender(<Note price={90} />)).toThrow(/removeChild|not a child/);
  });

  it('a translated page goes on showing an old price', async () => {
    const { rerender } = render(<Note price={90} />);
    translateAll();
    rerender(<Note price={80} />);
    expect(await shown()).toBe('FROM 90 RUPEES PAY NOW.');
  });
});

describe('with the guard', () => {
  let end: () => void;
  beforeEach(() => {
    end = surviveTranslators();
  });
  afterEach(() => {
    cleanup();
    end();
  });

  it.each([
    ['adds its element and removes the text', chrome],
    ['replaces the text', replacing],
    ['moves the text into its element', wrapping],
  ] as const)('a translator that %s: every change of React is shown', async (_, translator) => {
    const { rerender } = render(<Note price={90} isFree />);
    translateAll(translator);
    rerender(<Note price={190} />);
    expect(await shown()).toBe('FROM 190 RUPEES dear Pay now.');
  });

  it('new words replace the translated ones, and are translated in turn', async () => {
    const { rerender } = render(<Note price={90} />);
    translateAll();
    rerender(<Note price={80} />);
    expect(await shown()).toBe('FROM 80 RUPEES PAY NOW.');
    translateAll();
    rerender(<Note price={170} isFree />);
    expect(await shown()).toBe('FROM 170 RUPEES, free to cancel dear Ask us.');
  });

  it('a text that moves comes once', async () => {
    const { rerender } = render(<Note price={90} names={['Kochi', 'Manali']} />);
    translateAll();
    rerender(<Note price={90} names={['Manali', 'Kochi']} />);
    expect(await shown()).toMatch(/Manali.*Kochi$/i);
    expect((await shown()).match(/kochi/gi)).toHaveLength(1);
  });

  it('an element that is removed from the wrong parent fails as ever', () => {
    render(<Note price={190} />);
    const dear = document.querySelector('b');
    expect(() => document.body.removeChild(dear ?? document)).toThrow(/removeChild|not a child/);
    expect(() => document.body.insertBefore(document.createElement('i'), dear)).toThrow(/not a child/);
  });
});

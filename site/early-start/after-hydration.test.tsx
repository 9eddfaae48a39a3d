import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { saveTypedValues } from './save-typed-values.ts';
import { AfterHydration } from './after-hydration.tsx';

interface SearchProps {
  onDrawn: () => void;
  onDates: (house: string) => void;
}

function Search({ onDrawn, onDates }: SearchProps) {
  const [house, setHouse] = useState('');
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <form>
      <select name="house" value={house} onChange={({ target }) => setHouse(target.value)}>
        <option value="">Choose</option>
        <option value="lake">Lake</option>
      </select>
      <button type="button" onClick={() => onDates(house)}>
        Dates
      </button>
    </form>
  );
}

const DOCUMENT =
  '<form><select name="house"><option value="" selected="">Choose</option><option value="lake">Lake</option></select>' +
  '<button type="button">Dates</button></form>';

it.each(['before', 'while', 'just after'])(
  'keeps a choice that is made %s React takes the page over',
  async (moment) => {
    const root = document.createElement('div');
    root.innerHTML = DOCUMENT;
    document.body.append(root);
    const select = root.querySelector('select');
    const choose = () => {
      if (!select) throw new Error('There is nothing to choose');
      select.value = 'lake';
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const onDrawn = () => {
      if (moment === 'just after') queueMicrotask(choose);
    };
    const onDates = vi.fn<(house: string) => void>();

    if (moment === 'before') choose();
    const typeAgain = saveTypedValues(root);
    const shown = new Promise<void>((resolve) => {
      const whenShown = (): void => {
        typeAgain();
        resolve();
      };
      hydrateRoot(
        root,
        <AfterHydration onHydrated={whenShown}>
          <Search onDrawn={onDrawn} onDates={onDates} />
        </AfterHydration>,
      );
    });
    if (moment === 'while') choose();
    await shown;

    await vi.waitFor(() => {
      root.querySelector('button')?.click();
      expect(onDates).toHaveBeenLastCalledWith('lake');
    });
    expect(select?.value).toBe('lake');
    root.remove();
  },
);

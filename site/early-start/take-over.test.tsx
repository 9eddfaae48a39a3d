import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAnew, takeOver } from './take-over.ts';

interface SearchProps {
  onSearch: (house: string) => void;
}

function Search({ onSearch }: SearchProps) {
  const [house, setHouse] = useState('');
  return (
    <form>
      <select name="house" value={house} onChange={({ target }) => setHouse(target.value)}>
        <option value="">Choose</option>
        <option value="lake">Lake</option>
      </select>
      <button type="button" onClick={() => onSearch(house)}>
        Search
      </button>
    </form>
  );
}

const DOCUMENT =
  '<form><select name="house"><option value="" selected="">Choose</option><option value="lake">Lake</option></select>' +
  '<button type="button">Search</button></form>';

function documentWithLake() {
  const root = document.createElement('div');
  root.innerHTML = DOCUMENT;
  document.body.append(root);
  const select = root.querySelector('select');
  const button = root.querySelector('button');
  if (!select || !button) throw new Error('The form is not whole');
  select.value = 'lake';
  return { root, select, button };
}

it('knows a choice of before when the next event comes', () => {
  const { root, select, button } = documentWithLake();
  const onSearch = vi.fn<(house: string) => void>();
  takeOver(root, <Search onSearch={onSearch} />);
  // In the same task: no press can come earlier.
  button.click();
  expect(onSearch.mock.calls).toEqual([['lake']]);
  expect(select.value).toBe('lake');
  root.remove();
});

it('draws another page at once', () => {
  const { root } = documentWithLake();
  drawAnew(root, <h1>Not found</h1>);
  expect(root.textContent).toBe('Not found');
  root.remove();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Select } from './index.ts';

const options = ['Udaipur', 'Kochi', 'Manali'].map((place) => <option key={place}>{place}</option>);
const list = () => screen.getByRole('combobox', { name: 'Location' });

it('is a native list, named and described by its words', () => {
  render(
    <Select label="Location" hint="Three houses" error="Please select a location">
      {options}
    </Select>,
  );
  expect(list().tagName).toBe('SELECT');
  expect(list()).toHaveAccessibleDescription('Three houses Please select a location');
  expect(list()).toBeInvalid();
});

it('is chosen from, and tells its parent', async () => {
  const onChange = vi.fn<(place: string) => void>();
  render(
    <Select label="Location" defaultValue="Kochi" onChange={(event) => onChange(event.currentTarget.value)}>
      {options}
    </Select>,
  );
  expect(list()).toHaveValue('Kochi');
  await userEvent.selectOptions(list(), 'Manali');
  expect(list()).toHaveValue('Manali');
  expect(onChange.mock.calls).toEqual([['Manali']]);
});

it('leaves its value to the parent that holds it', async () => {
  render(
    <Select label="Location" value="Kochi" onChange={() => undefined}>
      {options}
    </Select>,
  );
  await userEvent.selectOptions(list(), 'Manali');
  expect(list()).toHaveValue('Kochi');
});

it('passes on a ref, and its chevron takes no press', () => {
  const ref = createRef<HTMLSelectElement>();
  render(
    <Select label="Location" ref={ref}>
      {options}
    </Select>,
  );
  expect(ref.current).toBe(list());
  expect(screen.queryByRole('img')).toBeNull();
});

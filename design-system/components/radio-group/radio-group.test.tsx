import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'RO', label: 'Room only' },
  { value: 'BB', label: 'Breakfast' },
];

it('is a named group of which one is chosen', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <RadioGroup
      legend="Meals"
      name="meal"
      options={options}
      defaultValue="RO"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Meals' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Breakfast' }));
  expect(screen.getByRole('radio', { name: 'Breakfast' })).toBeChecked();
  expect(onValueChange).toHaveBeenCalledWith('BB');
});

it('is described by its error, and its first option takes the id that a summary links to', () => {
  render(<RadioGroup id="meal" legend="Meals" name="meal" options={options} error="Meals is required" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Meals is required');
  expect(screen.getByRole('radio', { name: 'Room only' })).toHaveAttribute('id', 'meal');
});

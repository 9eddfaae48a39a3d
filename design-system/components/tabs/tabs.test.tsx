import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './index.ts';

const items = ['Rooms', 'Services', 'Others'].map((word) => ({
  value: word,
  label: word,
  content: `${word} in pictures`,
}));

it('shows the first view and moves with the arrows, Home and End', async () => {
  render(<Tabs label="Pictures" items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'Rooms' })).toHaveTextContent('Rooms in pictures');
  await userEvent.click(screen.getByRole('tab', { name: 'Rooms' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Services' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Services' })).toBeVisible();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Others' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Rooms' })).toHaveAttribute('aria-selected', 'true');
});

import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Stack } from './index.ts';

it('is a list where its children are items', () => {
  render(
    <Stack as="ul" aria-label="Rooms">
      <li>Lake suite</li>
      <li>Family room</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Rooms' }).children).toHaveLength(2);
});

it('draws each gap and each alignment in another way', () => {
  render(
    <>
      <Stack data-testid="stack" />
      <Stack data-testid="stack" gap="xl" />
      <Stack data-testid="stack" align="center" />
      <Stack data-testid="stack" justify="between" />
    </>,
  );
  const drawn = screen.getAllByTestId('stack').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(4);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Stack ref={ref} id="stack" />);
  expect(ref.current).toHaveAttribute('id', 'stack');
});

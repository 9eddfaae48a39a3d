import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Inline } from './index.ts';

it('is a list where its children are items', () => {
  render(
    <Inline as="ul" aria-label="Facts">
      <li>1 king bed</li>
      <li>Lake view</li>
    </Inline>,
  );
  expect(screen.getByRole('list', { name: 'Facts' }).children).toHaveLength(2);
});

it('draws each gap, alignment and way of flowing in another way', () => {
  render(
    <>
      <Inline data-testid="inline" />
      <Inline data-testid="inline" gap="xl" />
      <Inline data-testid="inline" align="baseline" />
      <Inline data-testid="inline" justify="between" />
      <Inline data-testid="inline" wrap={false} />
    </>,
  );
  const drawn = screen.getAllByTestId('inline').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(5);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Inline ref={ref} id="inline" />);
  expect(ref.current).toHaveAttribute('id', 'inline');
});

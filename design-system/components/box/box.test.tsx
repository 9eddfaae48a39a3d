import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Box } from './index.ts';

it('is a plain area, with no space inside unless asked for', () => {
  render(<Box data-testid="area">Words</Box>);
  expect(screen.getByTestId('area').tagName).toBe('DIV');
  expect(screen.getByTestId('area').classList).toHaveLength(0);
});

it('is the element that its meaning asks for', () => {
  render(
    <Box as="section" aria-label="Rooms">
      Words
    </Box>,
  );
  expect(screen.getByRole('region', { name: 'Rooms' })).toHaveTextContent('Words');
});

it('adds space in one direction to the space on all sides', () => {
  render(<Box data-testid="area" padding="m" paddingBlock="xl" paddingInline="s" />);
  expect(screen.getByTestId('area').classList).toHaveLength(3);
});

it('says what to write when a space does not exist', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // @ts-expect-error -- what a page without types may write
  render(<Box padding="huge" />);
  expect(warn.mock.calls).toEqual([
    ['Box: padding="huge" does not exist. Use one of: none, xxs, xs, s, m, l, xl, xxl, section, gutter.'],
  ]);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Box ref={ref} id="area" />);
  expect(ref.current).toHaveAttribute('id', 'area');
});

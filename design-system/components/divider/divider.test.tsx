import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Divider } from './index.ts';

it('separates, for those who see it and those who hear it', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).toBeEmptyDOMElement();
});

it('has a mark in its middle when asked, which says nothing', () => {
  render(<Divider ornament />);
  expect(screen.getByRole('separator').children).toHaveLength(1);
  expect(screen.getByRole('separator')).toHaveTextContent('');
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Divider ref={ref} id="divider" />);
  expect(ref.current).toHaveAttribute('id', 'divider');
});

import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Spinner } from './index.ts';

it('says what is being waited for', () => {
  render(<Spinner label="Loading rooms" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading rooms');
});

it('has a ring that is seen and not heard', () => {
  render(<Spinner label="Loading rooms" />);
  expect(screen.getByRole('status').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('is drawn smaller inside a line', () => {
  render(
    <>
      <Spinner label="Loading" />
      <Spinner label="Loading" size="s" />
    </>,
  );
  const [alone, inside] = screen.getAllByRole('status');
  expect(alone?.className).not.toBe(inside?.className);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Spinner ref={ref} label="Loading" id="spinner" />);
  expect(ref.current).toHaveAttribute('id', 'spinner');
});

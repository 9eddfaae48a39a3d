import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './index.ts';

it('is part of what is heard', () => {
  render(
    <p>
      Check-in <VisuallyHidden>from</VisuallyHidden> 14:00
    </p>,
  );
  expect(screen.getByText('from').parentElement).toHaveTextContent('Check-in from 14:00');
});

it('names what it stands in', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

it('can be a heading that only the outline shows', () => {
  render(<VisuallyHidden as="h2">Results</VisuallyHidden>);
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeInTheDocument();
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<VisuallyHidden ref={ref} role="status" />);
  expect(ref.current).toBe(screen.getByRole('status'));
});

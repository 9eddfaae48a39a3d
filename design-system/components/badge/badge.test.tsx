import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Badge } from './index.ts';

it('keeps its words in an element of their own, beside a silent sign', () => {
  render(
    <Badge tone="success" icon="check" data-testid="badge">
      Paid
    </Badge>,
  );
  expect(screen.getByText('Paid').parentElement).toBe(screen.getByTestId('badge'));
  expect(screen.getByTestId('badge').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('says what its words mean', () => {
  render(
    <>
      <Badge data-testid="badge">Words</Badge>
      <Badge data-testid="badge" tone="danger">
        Words
      </Badge>
    </>,
  );
  const tones = screen.getAllByTestId('badge').map((badge) => badge.dataset['tone']);
  expect(tones).toEqual(['neutral', 'danger']);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <Badge ref={ref} id="badge">
      Words
    </Badge>,
  );
  expect(ref.current).toHaveAttribute('id', 'badge');
});

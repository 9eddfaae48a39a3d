import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Text } from './index.ts';

it('is a paragraph unless it means something else', () => {
  render(
    <>
      <Text>The first boat leaves at six.</Text>
      <Text as="time" dateTime="06:00">
        06:00
      </Text>
    </>,
  );
  expect(screen.getByText('The first boat leaves at six.').tagName).toBe('P');
  expect(screen.getByText('06:00').tagName).toBe('TIME');
});

it('draws each size, tone, weight and alignment in another way', () => {
  render(
    <>
      <Text data-testid="text" />
      <Text data-testid="text" size="lead" />
      <Text data-testid="text" size="eyebrow" />
      <Text data-testid="text" tone="muted" />
      <Text data-testid="text" tone="danger" />
      <Text data-testid="text" weight="bold" />
      <Text data-testid="text" align="center" />
      <Text data-testid="text" measure />
      <Text data-testid="text" numeric />
    </>,
  );
  const drawn = screen.getAllByTestId('text').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(9);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLParagraphElement>();
  render(<Text ref={ref} lang="de" />);
  expect(ref.current).toHaveAttribute('lang', 'de');
});

import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Surface } from './index.ts';

it('says which ground it is, and is a raised one unless told otherwise', () => {
  render(
    <>
      <Surface>Card</Surface>
      <Surface tone="sunken">Band</Surface>
    </>,
  );
  expect(screen.getByText('Card')).toHaveAttribute('data-tone', 'raised');
  expect(screen.getByText('Band')).toHaveAttribute('data-tone', 'sunken');
});

it('is the element that its meaning asks for', () => {
  render(
    <Surface as="section" aria-label="Rooms">
      Words
    </Surface>,
  );
  expect(screen.getByRole('region', { name: 'Rooms' })).toHaveTextContent('Words');
});

it('draws each edge and each height in another way', () => {
  render(
    <>
      <Surface data-testid="surface" />
      <Surface data-testid="surface" radius="m" />
      <Surface data-testid="surface" elevation="low" />
      <Surface data-testid="surface" elevation="high" />
      <Surface data-testid="surface" outline />
      <Surface data-testid="surface" padding="l" />
      <Surface data-testid="surface" paddingBlock="section" />
    </>,
  );
  const drawn = screen.getAllByTestId('surface').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(7);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Surface ref={ref} id="surface" />);
  expect(ref.current).toHaveAttribute('id', 'surface');
});

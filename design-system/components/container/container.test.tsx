import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Container } from './index.ts';

it('is the element that its meaning asks for', () => {
  render(<Container as="main">Words</Container>);
  expect(screen.getByRole('main')).toHaveTextContent('Words');
});

it('draws each width in another way', () => {
  render(
    <>
      <Container data-testid="container" />
      <Container data-testid="container" width="text" />
      <Container data-testid="container" width="narrow" />
      <Container data-testid="container" width="full" />
    </>,
  );
  const drawn = screen.getAllByTestId('container').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(4);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Container ref={ref} id="container" />);
  expect(ref.current).toHaveAttribute('id', 'container');
});

import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Grid, Split } from './index.ts';

describe('Grid', () => {
  it('is a list where its cells are items', () => {
    render(
      <Grid as="ul" columns={3} aria-label="Rooms">
        <li>Lake suite</li>
      </Grid>,
    );
    expect(screen.getByRole('list', { name: 'Rooms' })).toHaveTextContent('Lake suite');
  });

  it('draws each number and each least width of columns in another way', () => {
    render(
      <>
        <Grid data-testid="grid" columns={2} />
        <Grid data-testid="grid" columns={4} />
        <Grid data-testid="grid" minColumn="s" />
        <Grid data-testid="grid" minColumn="l" />
      </>,
    );
    const drawn = screen.getAllByTestId('grid').map(({ className }) => className);
    expect(new Set(drawn).size).toBe(4);
  });

  it('passes on a ref and what it does not know', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Grid ref={ref} id="grid" />);
    expect(ref.current).toHaveAttribute('id', 'grid');
  });
});

describe('Split', () => {
  it('reads the main part first, then its side', () => {
    render(<Split side={<p>The summary</p>}>The form</Split>);
    const order = screen.getByText('The form').compareDocumentPosition(screen.getByText('The summary'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('passes on a ref and what it does not know', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Split ref={ref} id="split" side="The summary" sideWidth="s" sticky>
        The form
      </Split>,
    );
    expect(ref.current).toHaveAttribute('id', 'split');
  });
});

import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { AvailabilityLabel } from './index.ts';

it('says in words how many are left, with a silent sign beside them', () => {
  render(<AvailabilityLabel state="few">Only 2 rooms left</AvailabilityLabel>);
  expect(screen.getByText('Only 2 rooms left').tagName).toBe('SPAN');
  expect(screen.queryByRole('img')).toBeNull();
});

it.each(['available', 'few', 'held', 'none'] as const)('shows that its state is %s', (state) => {
  render(
    <AvailabilityLabel state={state} data-testid="label">
      Words
    </AvailabilityLabel>,
  );
  expect(screen.getByTestId('label')).toHaveAttribute('data-state', state);
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <AvailabilityLabel ref={ref} id="left" state="none">
      Not available
    </AvailabilityLabel>,
  );
  expect(ref.current).toHaveAttribute('id', 'left');
});

import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PolicyTimeline, type PolicyTimelineStep } from './index.ts';

const steps: readonly PolicyTimelineStep[] = [
  { id: 'free', tone: 'free', heading: 'Cancel free of charge', when: 'Until 3 March, 14:00' },
  { id: 'part', tone: 'partial', heading: 'One night is charged', detail: '₹18,400 is kept.' },
  { id: 'none', tone: 'none', heading: 'No refund', when: '', detail: '' },
];

it('is a named list that says each step in the order of time', () => {
  render(<PolicyTimeline label="Cancellation" steps={steps} />);
  const list = screen.getByRole('list', { name: 'Cancellation' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Cancel free of chargeUntil 3 March, 14:00',
    'One night is charged₹18,400 is kept.',
    'No refund',
  ]);
});

it('shows on each step what cancelling costs', () => {
  render(<PolicyTimeline label="Cancellation" steps={steps} />);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['tone'])).toEqual([
    'free',
    'partial',
    'none',
  ]);
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLOListElement>();
  render(<PolicyTimeline ref={ref} id="policy" label="Cancellation" steps={[]} />);
  expect(ref.current).toHaveAttribute('id', 'policy');
});

import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Heading } from './index.ts';

it.each([1, 2, 3, 4, 5, 6] as const)('has its place in the outline: %i', (level) => {
  render(<Heading level={level}>Rooms</Heading>);
  expect(screen.getByRole('heading', { level, name: 'Rooms' })).toBeInTheDocument();
});

it('is drawn as large as its level, or as it is told', () => {
  render(
    <>
      <Heading level={2}>Usual</Heading>
      <Heading level={2} size="l">
        The same by name
      </Heading>
      <Heading level={2} size="display">
        Larger
      </Heading>
    </>,
  );
  const sizeOf = (name: string) => screen.getByRole('heading', { name }).className;
  expect(sizeOf('Usual')).toBe(sizeOf('The same by name'));
  expect(sizeOf('Larger')).not.toBe(sizeOf('Usual'));
});

it('takes the focus when a new page is shown', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <Heading ref={ref} level={1} tabIndex={-1}>
      Find a room
    </Heading>,
  );
  ref.current?.focus();
  expect(screen.getByRole('heading', { name: 'Find a room' })).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { SkipLink } from './index.ts';

it('is the first stop of the keyboard, and leads to the main part', async () => {
  render(
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <a href="/">Home</a>
      <main id="main">Rooms</main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
});

it('keeps its words in an element of their own, for browser translation', () => {
  render(<SkipLink href="#main">Skip to the content</SkipLink>);
  expect(screen.getByText('Skip to the content').tagName).toBe('SPAN');
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <SkipLink ref={ref} href="#main" lang="de">
      Zum Inhalt
    </SkipLink>,
  );
  expect(ref.current).toHaveAttribute('lang', 'de');
});

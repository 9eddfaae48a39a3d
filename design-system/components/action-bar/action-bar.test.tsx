import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { ActionBar } from './index.ts';

const bar = () => screen.getByRole('region', { name: 'Your stay' });
const covered = () => document.documentElement.style.getPropertyValue('--vr-action-bar');

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is a named region with the summary before the action', () => {
  render(
    <ActionBar label="Your stay" summary="₹55,200 for 3 nights">
      <Button>Continue</Button>
    </ActionBar>,
  );
  expect(bar()).toHaveTextContent('₹55,200 for 3 nightsContinue');
  expect(within(bar()).getByRole('button', { name: 'Continue' })).toBeInTheDocument();
});

it('shows an action alone', () => {
  render(
    <ActionBar label="Your stay" summary="">
      <Button>Continue</Button>
    </ActionBar>,
  );
  expect(bar()).toHaveTextContent(/^Continue$/);
});

it.each(['{Enter}', ' '])('is reached by Tab, and its action pressed by "%s"', async (key) => {
  const onClick = vi.fn<() => void>();
  render(
    <ActionBar label="Your stay">
      <Button onClick={onClick}>Continue</Button>
    </ActionBar>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

it('tells the page how much it covers, as long as it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(81);
  vi.stubGlobal('ResizeObserver', ObserverAtOnce);
  const { unmount } = render(<ActionBar label="Your stay">Continue</ActionBar>);
  expect(covered()).toBe('81px');
  unmount();
  expect(covered()).toBe('');
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLElement>();
  render(
    <ActionBar label="Your stay" ref={ref} id="bar" hiddenFrom="never">
      Continue
    </ActionBar>,
  );
  expect(bar()).toBe(ref.current);
  expect(bar()).toHaveAttribute('id', 'bar');
});

it('says once what is wrong with a width that does not exist', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const evaded = { hiddenFrom: 'phone' } as unknown as { hiddenFrom: 'tablet' };
  render(
    <ActionBar label="Your stay" {...evaded}>
      Continue
    </ActionBar>,
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'ActionBar: hiddenFrom="phone" does not exist. Use one of: tablet, desktop, never.',
  );
});

/** There is no layout here: it reports as soon as it observes. */
class ObserverAtOnce {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe(): void {
    this.onResize();
  }
  disconnect(): void {}
}

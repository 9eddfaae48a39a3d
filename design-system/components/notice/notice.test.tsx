import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Notice } from './index.ts';

it('is part of the page, and silent, unless told otherwise', () => {
  render(<Notice heading="Check-in from 14:00">Tell us when you arrive.</Notice>);
  expect(screen.getByText('Check-in from 14:00')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('is spoken when it appears: %s', (live, role) => {
  render(
    <Notice live={live} heading="Saved">
      All of it.
    </Notice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('SavedAll of it.');
});

it('says its kind with a sign, not with a colour alone', () => {
  const kinds = (['info', 'success', 'warning', 'danger'] as const).map((tone) => {
    const ref = createRef<HTMLDivElement>();
    render(<Notice ref={ref} tone={tone} heading="Words" />);
    return ref.current?.querySelector('svg')?.innerHTML;
  });
  expect(new Set(kinds).size).toBe(4);
});

it('offers what can be done about it', () => {
  render(<Notice heading="Held for 4:12" action={<button type="button">Keep it longer</button>} />);
  expect(screen.getByRole('button', { name: 'Keep it longer' })).toBeInTheDocument();
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Notice ref={ref} id="held" heading="Held" />);
  expect(ref.current).toHaveAttribute('id', 'held');
  expect(ref.current).toHaveAttribute('data-tone', 'info');
});

it('says once what is wrong with a tone that does not exist', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const evaded = { tone: 'error' } as unknown as { tone: 'danger' };
  expect(() => render(<Notice heading="Gone" {...evaded} />)).not.toThrow();
  expect(warn).toHaveBeenCalledWith(
    'Notice: tone="error" does not exist. Use one of: info, success, warning, danger.',
  );
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './index.ts';

it('is a button that submits nothing unless told to', () => {
  render(<Button>Find a room</Button>);
  expect(screen.getByRole('button', { name: 'Find a room' })).toHaveAttribute('type', 'button');
});

it.each(['{Enter}', ' '])('is reached by Tab and pressed by "%s"', async (key) => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Find a room</Button>);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

it('draws each tone, size and width in another way', () => {
  render(
    <>
      <Button>Cancel</Button>
      <Button tone="danger">Cancel</Button>
      <Button size="s">Cancel</Button>
      <Button width="full">Cancel</Button>
    </>,
  );
  const drawn = screen.getAllByRole('button').map(({ className }) => className);
  expect(new Set(drawn).size).toBe(4);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} aria-expanded={false}>
      Menu
    </Button>,
  );
  expect(ref.current).toBe(screen.getByRole('button', { expanded: false }));
});

describe('under a browser that translates the page', () => {
  it('has words that are all there is in their element', () => {
    render(
      <>
        <Button>Find a room</Button>
        <Button startIcon="search">Find a stay</Button>
      </>,
    );
    expect(screen.getByText('Find a room').childNodes).toHaveLength(1);
    expect(screen.getByText('Find a stay').childNodes).toHaveLength(1);
  });

  it('still changes its words, becomes busy and comes back', () => {
    const { rerender } = render(<Button>Hold the room</Button>);
    translate('Hold the room');
    rerender(
      <Button busy busyLabel="Please wait">
        Hold the room
      </Button>,
    );
    translate('Hold the room');
    rerender(<Button>Hold it again</Button>);
    expect(screen.getByRole('button')).toHaveTextContent(/^Hold it again$/);
  });
});

describe('while busy', () => {
  it('says so, keeps the focus and does nothing', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Looking for rooms" onClick={onClick}>
          Find a room
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Looking for rooms');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows it in its attributes, and only then', () => {
    const { rerender } = render(<Button busy>Find a room</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('data-busy');
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    rerender(<Button>Find a room</Button>);
    expect(screen.getByRole('button')).not.toHaveAttribute('data-busy');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  it('shows the spinner in place of the sign before its words', () => {
    render(
      <Button busy startIcon="search">
        Find a room
      </Button>,
    );
    expect(screen.getByRole('button').querySelector('svg')).toBeNull();
  });
});

describe('as its child', () => {
  it('is drawn as that element, with icon and label inside', () => {
    render(
      <Button asChild endIcon="arrow-right">
        <a href="/book">Book a stay</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Book a stay' });
    expect(link).toHaveAttribute('href', '/book');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(link).not.toHaveAttribute('type');
  });

  it('leads nowhere while busy', async () => {
    render(
      <Button asChild busy busyLabel="Leaving">
        <a href="#elsewhere">Book a stay</a>
      </Button>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(location.hash).toBe('');
  });
});

/** What a browser's translation does to a page: each text node becomes an element that holds other words. */
function translate(words: string): void {
  const element = screen.getByText(words);
  const font = document.createElement('font');
  font.textContent = `«${words}»`;
  element.replaceChildren(font);
}

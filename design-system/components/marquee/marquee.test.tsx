import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Marquee, type MarqueeImage } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const images: readonly MarqueeImage[] = Array.from({ length: 12 }, (_, place) => ({
  id: String(place),
  alt: `Picture ${place + 1}`,
  width: 1440,
  height: 960,
  urls,
}));
const words = { label: 'Us through Images', pauseLabel: 'Stop the pictures', playLabel: 'Move the pictures' };
// All that is read of it.
const LESS_MOTION = { matches: true } as MediaQueryList;

const row = () => screen.getAllByRole('group', { name: 'Us through Images' })[0];
const button = (name: string) => screen.getByRole('button', { name });

function withLessMotion() {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), LESS_MOTION));
}

it('says each picture once, however often it is drawn', () => {
  const { container } = render(<Marquee {...words} images={images} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    images.map(({ alt }) => alt),
  );
  const [, copy] = container.querySelectorAll('ul');
  expect(copy).toHaveAttribute('inert');
  expect(copy).toHaveAttribute('aria-hidden', 'true');
});

it('moves by itself, and has the button that stops it first', async () => {
  render(<Marquee {...words} images={images} />);
  expect(row()).toHaveAttribute('data-state', 'moving');
  await userEvent.tab();
  expect(button('Stop the pictures')).toHaveFocus();
});

describe('its button', () => {
  it.each(['{Enter}', ' '])('stops and moves it by %s at once, and says which it will do', async (key) => {
    render(<Marquee {...words} images={images} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(row()).toHaveAttribute('data-state', 'paused');
    expect(button('Move the pictures')).toHaveFocus();
    await userEvent.keyboard(key);
    expect(row()).toHaveAttribute('data-state', 'moving');
    expect(button('Stop the pictures')).toHaveFocus();
  });

  it('stops it by a press, for good', async () => {
    render(<Marquee {...words} images={images} />);
    await userEvent.click(button('Stop the pictures'));
    await userEvent.unhover(button('Move the pictures'));
    expect(row()).toHaveAttribute('data-state', 'paused');
  });
});

it('waits while the pointer is over it, and goes on', () => {
  render(<Marquee {...words} images={images} />);
  fireEvent.pointerEnter(screen.getByRole('list'), { pointerType: 'mouse' });
  expect(row()).toHaveAttribute('data-state', 'paused');
  fireEvent.pointerLeave(screen.getByRole('list'), { pointerType: 'mouse' });
  expect(row()).toHaveAttribute('data-state', 'moving');
});

it('waits while its button has the focus, and stands once the focus has passed', async () => {
  render(<Marquee {...words} images={images} />);
  await userEvent.tab();
  expect(row()).toHaveAttribute('data-state', 'paused');
  await userEvent.tab();
  expect(row()).toHaveAttribute('data-state', 'paused');
  expect(button('Move the pictures')).toBeInTheDocument();
});

it('stands once a finger touched it', () => {
  render(<Marquee {...words} images={images} />);
  fireEvent.pointerDown(screen.getByRole('list'), { pointerType: 'touch' });
  expect(row()).toHaveAttribute('data-state', 'paused');
});

it('is a still row, drawn once and scrolled by its own focus, where less motion is asked for', async () => {
  withLessMotion();
  const { container } = render(<Marquee {...words} images={images} />);
  expect(row()).toHaveAttribute('data-state', 'still');
  expect(container.querySelectorAll('ul')).toHaveLength(1);
  const scroller = within(container).getAllByRole('group')[1];
  act(() => scroller?.focus());
  expect(scroller).toHaveFocus();
});

it('is the same still row before any script runs', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Marquee {...words} images={images} />);
  expect(page.querySelector('[data-state]')).toHaveAttribute('data-state', 'still');
  expect(page.querySelectorAll('ul')).toHaveLength(1);
  expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('is nothing to move when there is no picture', () => {
  render(<Marquee {...words} images={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(row()).toHaveAttribute('data-state', 'still');
});

it('stands, without a button, where the pictures are few', async () => {
  const { container } = render(<Marquee {...words} images={images.slice(0, 3)} stands />);
  expect(row()).toHaveAttribute('data-state', 'still');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelectorAll('ul')).toHaveLength(1);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  // On a phone it is scrolled by its own focus.
  await userEvent.tab();
  expect(screen.getAllByRole('group', { name: 'Us through Images' })[1]).toHaveFocus();
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Marquee {...words} ref={ref} id="us" images={images} />);
  expect(ref.current).toHaveAttribute('id', 'us');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from './index.ts';

const houses: CarouselProps = {
  label: 'Our houses',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slideLabel: (place, count) => `${place} of ${count}`,
  previousLabel: 'Previous house',
  nextLabel: 'Next house',
  slides: ['Udaipur', 'Kochi', 'Manali'].map((name) => ({
    id: name,
    content: <a href={`#${name}`}>{name}</a>,
  })),
};
const rotation = { seconds: 5, stopLabel: 'Stop changing', startLabel: 'Change by themselves' };

// All that is read of it.
const LESS_MOTION = { matches: true } as MediaQueryList;

const carousel = () => group(0);
const button = (name: string) => screen.getByRole('button', { name });
const row = () => group(1);

beforeEach(() => {
  // The keyboard and the mouse of these tests wait for the time between two keys.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
const pass = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

it('is a carousel of slides, each called by its place, and one of them there', () => {
  render(<Carousel {...houses} />);
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = screen.getByRole('group', { name: '1 of 3' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByRole('link', { name: 'Udaipur' })).toBeInTheDocument();
  expect(screen.getByText('Kochi').closest('[inert]')).not.toBeNull();
});

describe('stepping', () => {
  it('goes to the next and the previous slide, and around the ends', async () => {
    render(<Carousel {...houses} />);
    await user.click(button('Next house'));
    expect(slideInTheTree()).toBe('2 of 3');
    await user.click(button('Previous house'));
    await user.click(button('Previous house'));
    expect(slideInTheTree()).toBe('3 of 3');
    await user.click(button('Next house'));
    expect(slideInTheTree()).toBe('1 of 3');
  });

  it('says politely what is shown, and keeps the focus on the button', async () => {
    render(<Carousel {...houses} />);
    await user.click(button('Next house'));
    expect(row()).toHaveAttribute('aria-live', 'polite');
    expect(button('Next house')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', '2 of 3'],
    ['{ArrowRight}{ArrowLeft}', '1 of 3'],
    ['{ArrowLeft}', '1 of 3'],
    ['{End}', '3 of 3'],
    ['{End}{Home}', '1 of 3'],
  ])('follows %s on the row', async (keys, place) => {
    render(<Carousel {...houses} />);
    act(() => row().focus());
    await user.keyboard(keys);
    expect(slideInTheTree()).toBe(place);
  });

  it('follows the arrow that points forward where one reads from right to left', async () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Carousel {...houses} />
      </div>,
    );
    act(() => row().focus());
    await user.keyboard('{ArrowLeft}');
    expect(slideInTheTree()).toBe('2 of 3');
  });

  it('follows a finger that scrolled the row', () => {
    render(<Carousel {...houses} />);
    swipeTo(2);
    expect(slideInTheTree()).toBe('3 of 3');
  });
});

describe('the keys of slides that hold a link each', () => {
  it.each([
    ['{ArrowRight}', 'Kochi'],
    ['{ArrowRight}{ArrowRight}', 'Manali'],
    ['{ArrowRight}{ArrowLeft}', 'Udaipur'],
    ['{End}', 'Manali'],
    ['{End}{ArrowRight}', 'Manali'],
    ['{End}{Home}', 'Udaipur'],
  ])('take the focus with %s to the link of the next slide', async (keys, name) => {
    render(<Carousel {...houses} keysFrom="slides" />);
    act(() => screen.getByRole('link', { name: 'Udaipur' }).focus());
    await user.keyboard(keys);
    expect(screen.getByRole('link', { name })).toHaveFocus();
  });

  it('make no stop of the row', async () => {
    render(<Carousel {...houses} keysFrom="slides" />);
    for (let stop = 0; stop < 3; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await user.tab();
    }
    expect(screen.getByRole('link', { name: 'Udaipur' })).toHaveFocus();
  });

  it('leave the slide to a parent that keeps it', async () => {
    render(<Carousel {...houses} keysFrom="slides" index={0} />);
    act(() => screen.getByRole('link', { name: 'Udaipur' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(slideInTheTree()).toBe('1 of 3');
  });
});

describe('buttons over the slides', () => {
  it('do the same, and stay before the slides for the keyboard', async () => {
    render(<Carousel {...houses} controls="over" />);
    await user.tab();
    expect(button('Previous house')).toHaveFocus();
    await user.click(button('Next house'));
    expect(slideInTheTree()).toBe('2 of 3');
    expect(screen.getByText('2 of 3')).toBeVisible();
  });
});

describe('rotation', () => {
  it('has its button first in the order of the keyboard, then the others, then the slide', async () => {
    render(<Carousel {...houses} rotation={rotation} />);
    const order: (string | null)[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await user.tab();
      order.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      );
    }
    expect(order).toEqual(['Stop changing', 'Previous house', 'Next house', 'Our houses', 'Udaipur']);
  });

  it('shows one slide after the other by itself, without saying so', () => {
    render(<Carousel {...houses} rotation={rotation} />);
    expect(carousel()).toHaveAttribute('data-state', 'rotating');
    expect(row()).toHaveAttribute('aria-live', 'off');
    pass(5);
    expect(slideInTheTree()).toBe('2 of 3');
    pass(5);
    pass(5);
    expect(slideInTheTree()).toBe('1 of 3');
  });

  it.each(['{Enter}', ' '])(
    'is stopped and started with its button by %s, whose name changes',
    async (key) => {
      render(<Carousel {...houses} rotation={rotation} />);
      await user.tab();
      await user.keyboard(key);
      expect(button('Change by themselves')).toHaveFocus();
      pass(20);
      expect(slideInTheTree()).toBe('1 of 3');
      await user.keyboard(key);
      expect(button('Stop changing')).toHaveFocus();
      pass(5);
      expect(slideInTheTree()).toBe('2 of 3');
    },
  );

  it('waits while the pointer is over it', async () => {
    render(<Carousel {...houses} rotation={rotation} />);
    await user.hover(screen.getByText('Udaipur'));
    pass(20);
    expect(slideInTheTree()).toBe('1 of 3');
    await user.unhover(screen.getByText('Udaipur'));
    await user.hover(document.body);
    pass(5);
    expect(slideInTheTree()).toBe('2 of 3');
  });

  it('stops for good when the focus comes into it', async () => {
    render(<Carousel {...houses} rotation={rotation} />);
    act(() => screen.getByRole('link', { name: 'Udaipur' }).focus());
    expect(carousel()).toHaveAttribute('data-state', 'still');
    act(() => screen.getByRole('link', { name: 'Udaipur' }).blur());
    pass(20);
    expect(slideInTheTree()).toBe('1 of 3');
    expect(button('Change by themselves')).toBeInTheDocument();
  });

  it('stops for good when the keyboard passes its button', async () => {
    render(<Carousel {...houses} rotation={rotation} />);
    await user.tab();
    await user.tab();
    expect(button('Change by themselves')).toBeInTheDocument();
    act(() => button('Previous house').blur());
    pass(20);
    expect(slideInTheTree()).toBe('1 of 3');
  });

  it('stops for good when somebody steps or swipes', async () => {
    render(<Carousel {...houses} rotation={rotation} />);
    swipeTo(1);
    expect(button('Change by themselves')).toBeInTheDocument();
    pass(20);
    expect(slideInTheTree()).toBe('2 of 3');
  });

  it('never begins where less motion is asked for', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), LESS_MOTION));
    render(<Carousel {...houses} rotation={rotation} />);
    pass(20);
    expect(slideInTheTree()).toBe('1 of 3');
  });
});

describe('its index', () => {
  it('starts where it is told', () => {
    render(<Carousel {...houses} defaultIndex={1} />);
    expect(slideInTheTree()).toBe('2 of 3');
  });

  it('is left to the parent that holds it', async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    render(<Carousel {...houses} index={0} onIndexChange={onIndexChange} />);
    await user.click(button('Next house'));
    expect(onIndexChange).toHaveBeenCalledWith(1);
    expect(slideInTheTree()).toBe('1 of 3');
  });

  it('moves with the parent', async () => {
    function Parent() {
      const [index, setIndex] = useState(0);
      return <Carousel {...houses} index={index} onIndexChange={setIndex} />;
    }
    render(<Parent />);
    await user.click(button('Next house'));
    expect(slideInTheTree()).toBe('2 of 3');
  });

  it('stays within slides that became fewer', () => {
    const { rerender } = render(<Carousel {...houses} defaultIndex={2} />);
    rerender(<Carousel {...houses} slides={houses.slides.slice(0, 2)} />);
    expect(screen.getByRole('group', { name: '2 of 2' })).not.toHaveAttribute('inert');
  });
});

it('is a row to scroll, with every slide within reach, before any script runs', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Carousel {...houses} rotation={rotation} />);
  expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(page.querySelector('[data-state="rotating"]')).toBeNull();
});

it('has no buttons where there is one slide or none', () => {
  const { rerender } = render(
    <Carousel {...houses} slides={houses.slides.slice(0, 1)} rotation={rotation} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Carousel {...houses} slides={[]} rotation={rotation} />);
  expect(row()).toBeEmptyDOMElement();
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLDivElement>();
  const onFocus = vi.fn<() => void>();
  render(<Carousel {...houses} ref={ref} id="houses" onFocus={onFocus} />);
  act(() => row().focus());
  expect(ref.current).toHaveAttribute('id', 'houses');
  expect(onFocus).toHaveBeenCalledTimes(1);
});

/** The carousel, or the row in it: both are called by what they show. */
function group(place: 0 | 1): HTMLElement {
  const found = screen.getAllByRole('group', { name: 'Our houses' })[place];
  if (found === undefined) throw new Error('There is a carousel with a row in it.');
  return found;
}

/** The name of the only slide that is not inert. */
function slideInTheTree(): string | null {
  const [slide, ...others] = [...row().children].filter((child) => !child.hasAttribute('inert'));
  expect(others).toEqual([]);
  return slide?.getAttribute('aria-label') ?? null;
}

/** Scrolls by hand: there is no layout here. */
function swipeTo(index: number): void {
  Object.defineProperty(row(), 'scrollWidth', { value: 900, configurable: true });
  row().scrollLeft = index * 300;
  fireEvent(row(), new Event('scrollend'));
}

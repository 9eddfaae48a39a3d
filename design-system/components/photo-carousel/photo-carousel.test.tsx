import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PhotoCarousel, type PhotoCarouselProps } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const names = ['The bed', 'The bath', 'The view', 'The door'] as const;
const suite: PhotoCarouselProps = {
  label: 'Photos of the Lake suite',
  roleDescription: 'carousel',
  slideRoleDescription: 'photo',
  images: names.map((alt) => ({ id: alt, alt, width: 1440, height: 960, urls, caption: `About ${alt}` })),
  closeLabel: 'Close',
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
  thumbnailsLabel: 'All photos',
  positionLabel: (place, count) => `${place} of ${count}`,
};
const lightbox = () => screen.getByRole('dialog', { name: 'Photos of the Lake suite' });
const photo = (name: string) => screen.getByRole('button', { name });
const shownPhoto = () =>
  [...document.querySelectorAll('[aria-roledescription="photo"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));
const loading = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));

it('is a carousel of photos, each a button called by what it shows', () => {
  render(<PhotoCarousel {...suite} />);
  const [carousel] = screen.getAllByRole('group', { name: 'Photos of the Lake suite' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(photo('The bed')).toHaveAttribute('aria-haspopup', 'dialog');
  expect(shownPhoto()).toEqual(['1 of 4']);
});

it('calls a photo that says nothing by its place', () => {
  const [first, ...others] = suite.images;
  if (first === undefined) throw new Error('There is a first photo.');
  render(<PhotoCarousel {...suite} images={[{ ...first, alt: '', decorative: true }, ...others]} />);
  expect(photo('1 of 4')).toBeInTheDocument();
});

describe('captions', () => {
  it('are below the photos, where the buttons are', () => {
    render(<PhotoCarousel {...suite} />);
    expect(screen.getByText('About The bed')).toBeVisible();
  });

  it('are only in the lightbox where the buttons lie on the photos', async () => {
    render(<PhotoCarousel {...suite} controls="over" />);
    expect(screen.queryByText('About The bed')).toBeNull();
    await userEvent.click(photo('The bed'));
    expect(within(lightbox()).getByText('About The bed')).toBeVisible();
  });
});

describe('the keyboard', () => {
  it('comes to the buttons, then to the photo', async () => {
    render(<PhotoCarousel {...suite} />);
    const stops = ['Previous photo', 'Next photo', 'The bed'];
    for (const name of stops) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab();
      expect(photo(name)).toHaveFocus();
    }
  });

  it.each([
    ['{ArrowRight}', 'The bath'],
    ['{End}', 'The door'],
    ['{End}{ArrowLeft}', 'The view'],
    ['{End}{Home}', 'The bed'],
  ])('goes from photo to photo with %s', async (keys, name) => {
    render(<PhotoCarousel {...suite} />);
    act(() => photo('The bed').focus());
    await userEvent.keyboard(keys);
    expect(photo(name)).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('opens the photo with "%s"', async (key) => {
    render(<PhotoCarousel {...suite} />);
    act(() => photo('The bed').focus());
    await userEvent.keyboard(key);
    expect(within(lightbox()).getByText('1 of 4')).toBeVisible();
  });

  it('comes back from the lightbox to the photo that was shown last', async () => {
    render(<PhotoCarousel {...suite} />);
    await userEvent.click(photo('The bed'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownPhoto()).toEqual(['3 of 4']);
    expect(photo('The view')).toHaveFocus();
  });
});

it('follows a finger that scrolled the row', () => {
  render(<PhotoCarousel {...suite} />);
  const row = screen.getAllByRole('group', { name: 'Photos of the Lake suite' })[1];
  if (row === undefined) throw new Error('There is a row in the carousel.');
  Object.defineProperty(row, 'scrollWidth', { value: 1200, configurable: true });
  row.scrollLeft = 600;
  fireEvent(row, new Event('scrollend'));
  expect(shownPhoto()).toEqual(['3 of 4']);
});

describe('loading', () => {
  it('waits for a guest to come near, and then takes the neighbours', async () => {
    render(<PhotoCarousel {...suite} />);
    expect(loading()).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
    await userEvent.hover(photo('The bed'));
    expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy']);
    await userEvent.click(photo('Next photo'));
    expect(loading()).toEqual(['eager', 'eager', 'eager', 'lazy']);
  });

  it('takes the first photo at once where it is visible at first', () => {
    render(<PhotoCarousel {...suite} priority />);
    expect(loading()).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });
});

describe('one photo, or none', () => {
  it('has no buttons around one, which opens as well', async () => {
    render(<PhotoCarousel {...suite} images={suite.images.slice(0, 1)} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(photo('The bed'));
    expect(lightbox()).toBeVisible();
  });

  it('draws nothing without any', () => {
    const { container } = render(<PhotoCarousel {...suite} images={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the photo shown', () => {
  it('may be open from the start, with the carousel at it', () => {
    render(<PhotoCarousel {...suite} defaultShown="The view" />);
    expect(within(lightbox()).getByText('3 of 4')).toBeVisible();
    expect(shownPhoto()).toEqual(['3 of 4']);
  });

  it('is left to the parent that holds it', async () => {
    const onShownChange = vi.fn<(shown: string | null) => void>();
    render(<PhotoCarousel {...suite} shown={null} onShownChange={onShownChange} />);
    await userEvent.click(photo('The bed'));
    expect(onShownChange).toHaveBeenCalledWith('The bed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves and closes with the parent', async () => {
    function Parent() {
      const [shown, setShown] = useState<string | null>('The bath');
      return <PhotoCarousel {...suite} shown={shown} onShownChange={setShown} />;
    }
    render(<Parent />);
    await userEvent.keyboard('{ArrowRight}');
    expect(within(lightbox()).getByText('3 of 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownPhoto()).toEqual(['3 of 4']);
  });
});

it('shows its state, passes on what it does not know, and gives its element', async () => {
  const ref = createRef<HTMLDivElement>();
  render(<PhotoCarousel {...suite} ref={ref} id="photos" />);
  expect(ref.current).toHaveAttribute('id', 'photos');
  expect(ref.current).toHaveAttribute('data-state', 'closed');
  await userEvent.click(photo('The bed'));
  expect(ref.current).toHaveAttribute('data-state', 'open');
});

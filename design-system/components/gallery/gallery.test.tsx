import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Gallery, type GalleryProps } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const names = ['The lake', 'The courtyard', 'The pool'] as const;
const photos: GalleryProps = {
  label: 'Udaipur',
  images: names.map((alt) => ({ id: alt, alt, width: 1440, height: 960, urls, caption: `About ${alt}` })),
  emptyText: 'No Photos',
  closeLabel: 'Close',
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
  thumbnailsLabel: 'All photos',
  positionLabel: (place, count) => `${place} / ${count}`,
};

const lightbox = () => screen.getByRole('dialog', { name: 'Udaipur' });
const button = (name: string) => within(lightbox()).getByRole('button', { name });
const list = () => screen.getByRole('list', { name: 'Udaipur', hidden: true });
const thumbnail = (name: string) => within(list()).getByRole('button', { name, hidden: true });
const current = () =>
  within(within(lightbox()).getByRole('list', { name: 'All photos' })).getByRole('button', { current: true });

async function open(name: string) {
  await userEvent.click(thumbnail(name));
}

it('lists its pictures as buttons called by what they show', () => {
  render(<Gallery {...photos} />);
  expect(
    within(list())
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-haspopup')),
  ).toEqual(['dialog', 'dialog', 'dialog']);
  expect(thumbnail('The courtyard')).toBeInTheDocument();
});

it('calls a picture that says nothing by its place', async () => {
  const [first] = photos.images;
  if (first === undefined) throw new Error('There is a first picture.');
  render(
    <Gallery {...photos} images={[{ ...first, alt: '', decorative: true }, ...photos.images.slice(1)]} />,
  );
  await open('1 / 3');
  expect(current()).toHaveAccessibleName('1 / 3');
});

it('says where there are no pictures', () => {
  render(<Gallery {...photos} images={[]} />);
  expect(screen.getByText('No Photos')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

describe('the lightbox', () => {
  it('opens at the picture that was pressed, with its place and its caption', async () => {
    render(<Gallery {...photos} />);
    await open('The courtyard');
    expect(within(lightbox()).getByText('2 / 3')).toBeVisible();
    expect(within(lightbox()).getByText('About The courtyard')).toBeVisible();
    expect(current()).toHaveAccessibleName('The courtyard');
  });

  it('takes the focus into the row of pictures, and keeps it inside', async () => {
    render(<Gallery {...photos} />);
    await open('The lake');
    expect(within(lightbox()).getByRole('group', { name: '1 / 3' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.closest('[role=dialog]')).toBe(lightbox());
  });

  it('goes to the next and the previous picture, and no further than the ends', async () => {
    render(<Gallery {...photos} />);
    await open('The courtyard');
    await userEvent.click(button('Next photo'));
    expect(current()).toHaveAccessibleName('The pool');
    expect(button('Next photo')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Next photo'));
    expect(current()).toHaveAccessibleName('The pool');
    await userEvent.click(button('Previous photo'));
    await userEvent.click(button('Previous photo'));
    expect(current()).toHaveAccessibleName('The lake');
    expect(button('Previous photo')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['{ArrowRight}', 'The pool'],
    ['{ArrowLeft}', 'The lake'],
    ['{ArrowLeft}{ArrowLeft}', 'The lake'],
    ['{End}', 'The pool'],
    ['{End}{ArrowRight}', 'The pool'],
    ['{Home}', 'The lake'],
  ])('follows %s wherever the focus is', async (keys, name) => {
    render(<Gallery {...photos} />);
    await open('The courtyard');
    act(() => button('Close').focus());
    await userEvent.keyboard(keys);
    expect(current()).toHaveAccessibleName(name);
  });

  it('jumps to the picture whose small one is pressed', async () => {
    render(<Gallery {...photos} />);
    await open('The lake');
    await userEvent.click(button('The pool'));
    expect(within(lightbox()).getByText('3 / 3')).toBeVisible();
  });

  it('follows a finger that scrolled the row', async () => {
    render(<Gallery {...photos} />);
    await open('The lake');
    const row = within(lightbox()).getByRole('group');
    Object.defineProperty(row, 'scrollWidth', { value: 900, configurable: true });
    row.scrollLeft = 600;
    fireEvent(row, new Event('scrollend'));
    expect(current()).toHaveAccessibleName('The pool');
  });

  it('says the next picture once it is shown, and not the first one, which says itself', async () => {
    render(<Gallery {...photos} />);
    await open('The lake');
    expect(within(lightbox()).getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(lightbox()).getByRole('status')).toHaveTextContent('2 / 3 The courtyard');
  });

  it('loads the picture and its neighbours, and no others', async () => {
    render(<Gallery {...photos} />);
    await open('The lake');
    const row = within(lightbox()).getByRole('group');
    const loaded = [...row.querySelectorAll('img')].map((image) => [
      image.alt,
      image.getAttribute('loading'),
    ]);
    expect(loaded).toEqual([
      ['The lake', 'eager'],
      ['The courtyard', 'eager'],
    ]);
  });

  it.each(['Escape', 'its close button'])(
    'closes with %s and leads back to the picture that was shown',
    async (way) => {
      render(<Gallery {...photos} />);
      await open('The lake');
      await userEvent.keyboard('{ArrowRight}');
      await (way === 'Escape' ? userEvent.keyboard('{Escape}') : userEvent.click(button('Close')));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(thumbnail('The courtyard')).toHaveFocus();
    },
  );

  it('has no row of small pictures for one picture', async () => {
    render(<Gallery {...photos} images={photos.images.slice(0, 1)} />);
    await open('The lake');
    expect(within(lightbox()).queryByRole('list')).toBeNull();
  });
});

describe('the picture shown', () => {
  it('may be open from the start', () => {
    render(<Gallery {...photos} defaultShown="The pool" />);
    expect(current()).toHaveAccessibleName('The pool');
  });

  it('is left to the parent that holds it', async () => {
    const onShownChange = vi.fn<(shown: string | null) => void>();
    render(<Gallery {...photos} shown={null} onShownChange={onShownChange} />);
    await open('The lake');
    expect(onShownChange).toHaveBeenCalledWith('The lake');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves and closes with the parent', async () => {
    const seen: (string | null)[] = [];
    function Parent() {
      const [shown, setShown] = useState<string | null>(null);
      seen.push(shown);
      return <Gallery {...photos} shown={shown} onShownChange={setShown} />;
    }
    render(<Parent />);
    await open('The lake');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect([...new Set(seen)]).toEqual([null, 'The lake', 'The courtyard']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when its picture is taken away', () => {
    const { rerender } = render(<Gallery {...photos} defaultShown="The pool" />);
    rerender(<Gallery {...photos} images={photos.images.slice(0, 2)} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('shows its state, passes on what it does not know, and gives its element', async () => {
  const ref = createRef<HTMLDivElement>();
  render(<Gallery {...photos} ref={ref} id="photos" />);
  expect(ref.current).toHaveAttribute('id', 'photos');
  expect(ref.current).toHaveAttribute('data-state', 'closed');
  await open('The lake');
  expect(ref.current).toHaveAttribute('data-state', 'open');
});

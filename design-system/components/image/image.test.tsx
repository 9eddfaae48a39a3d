import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sourceSet } from './image.tsx';
import { Image, type ImageSource } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const source: ImageSource = { alt: 'A suite by the lake', width: 1440, height: 960, urls, webp: urls };
const image = () => screen.getByRole('img', { name: 'A suite by the lake' });

// No picture is fetched here, and the document says of each that it is complete.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

describe('sourceSet', () => {
  it('names the width of each published size', () => {
    expect(sourceSet(urls, 1440)).toBe('/t 160w, /s 480w, /m 960w, /l 1440w');
  });

  it('names no width that the original does not have', () => {
    expect(sourceSet(urls, 700)).toBe('/t 160w, /s 480w, /m 700w');
  });
});

it('loads when it comes near, into a place of its own size', () => {
  render(<Image source={source} />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('width', '1440');
  expect(image()).toHaveAttribute('height', '960');
});

it('loads at once when it is the first thing seen', () => {
  render(<Image source={source} priority />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

it('is silent when it only decorates', () => {
  render(<Image source={{ ...source, decorative: true }} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('offers the smallest format first, and JPEG to whoever reads no other', () => {
  const { container } = render(<Image source={{ ...source, avif: { ...urls, large: '/l.avif' } }} />);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  expect(container.querySelector('source')?.srcset).toContain('/l.avif 1440w');
  expect(image()).toHaveAttribute('src', '/m');
});

describe('its state', () => {
  it('is loading until the picture has come', () => {
    const onLoad = vi.fn<() => void>();
    render(<Image source={source} onLoad={onLoad} />);
    expect(image()).toHaveAttribute('data-state', 'loading');
    fireEvent.load(image());
    expect(image()).toHaveAttribute('data-state', 'loaded');
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('is failed when it cannot be had, and loading again for another picture', () => {
    const onError = vi.fn<() => void>();
    const { rerender } = render(<Image source={source} onError={onError} />);
    fireEvent.error(image());
    expect(image()).toHaveAttribute('data-state', 'failed');
    expect(onError).toHaveBeenCalledTimes(1);
    rerender(<Image source={{ ...source, urls: { ...urls, large: '/other' } }} />);
    expect(image()).toHaveAttribute('data-state', 'loading');
  });
});

describe('a placeholder', () => {
  const frame = (placeholder: string) => {
    const { container } = render(<Image source={{ ...source, placeholder }} />);
    return container.querySelector('span');
  };

  it('may be a colour, which is the ground of its place', () => {
    expect(frame('#8a6f5c')?.style.backgroundColor).toBe('#8a6f5c');
  });

  it('may be a tiny picture, which is gone when the real one has come', () => {
    const place = frame('data:image/webp;base64,UklGRg==');
    expect(place?.querySelector('span')?.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==');
    fireEvent.load(image());
    expect(place?.querySelector('span')).toBeNull();
  });

  it.each([
    'https://elsewhere.example/pixel.gif',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,AA==") , url("https://elsewhere.example',
    'red',
  ])('is left out when it is anything else: %s', (placeholder) => {
    const place = frame(placeholder);
    expect(place?.getAttribute('style')).toBeNull();
    expect(place?.querySelector('span')).toBeNull();
  });

  it('leaves its place to the words when the picture cannot be had', () => {
    const place = frame('#8a6f5c');
    fireEvent.error(image());
    expect(place?.style.backgroundColor).toBe('');
  });
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLImageElement>();
  render(<Image ref={ref} source={source} id="suite" />);
  expect(ref.current).toHaveAttribute('id', 'suite');
});

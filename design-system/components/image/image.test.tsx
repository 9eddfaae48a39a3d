import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sourceSet } from './image.tsx';
import { Image, type ImageSource } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const source: ImageSource = { alt: 'A suite by the lake', width: 1440, height: 960, urls, webp: urls };

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
  const image = screen.getByRole('img', { name: 'A suite by the lake' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1440');
});

it('loads at once when it is the first thing seen', () => {
  render(<Image source={source} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

it('is silent when it only decorates', () => {
  render(<Image source={{ ...source, decorative: true }} />);
  expect(screen.queryByRole('img')).toBeNull();
});

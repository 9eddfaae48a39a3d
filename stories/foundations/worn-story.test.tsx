import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WornStory } from './worn-story.tsx';

const TITLE = 'screens-home--ready in Nocturne';
const frame = () => screen.getByTitle(TITLE);

it('says that it is drawing, in the colours of its theme, until its story is there', async () => {
  render(<WornStory story="screens-home--ready" theme="nocturne" title="Nocturne" />);
  const inside = document.implementation.createHTMLDocument();
  inside.body.innerHTML = '<div id="storybook-root"></div>';
  Object.defineProperty(frame(), 'contentDocument', { value: inside });

  fireEvent.load(frame());
  expect(screen.getByRole('status')).toHaveTextContent('Drawing Nocturne …');
  expect(frame().parentElement?.style.getPropertyValue('--vr-page-bg')).toBe('#0d1016');

  inside.querySelector('#storybook-root')?.append(inside.createElement('main'));
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
});

it('uncovers the message of Storybook where there is no story', async () => {
  render(<WornStory story="screens-home--ready" theme="kesar" title="The Kesar" />);
  const inside = document.implementation.createHTMLDocument();
  Object.defineProperty(screen.getByTitle(/Kesar/), 'contentDocument', { value: inside });
  fireEvent.load(screen.getByTitle(/Kesar/));
  inside.body.className = 'sb-show-errordisplay';
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
});

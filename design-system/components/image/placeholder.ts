import type { CSSProperties } from 'react';

interface PlaceholderStyle {
  frame?: CSSProperties;
  blur?: CSSProperties;
}

const COLOUR = /^#[\da-f]{6}$/i;
// Nothing that could close the url() around it, and nothing that is fetched.
const TINY_PICTURE = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\d+/=a-z]+$/i;

/** The styles of a placeholder: a colour or an inline picture, so that it sends no request. */
export function placeholderStyle(placeholder: string | undefined): PlaceholderStyle {
  if (placeholder === undefined) return {};
  if (COLOUR.test(placeholder)) return { frame: { backgroundColor: placeholder } };
  if (TINY_PICTURE.test(placeholder)) return { blur: { backgroundImage: `url("${placeholder}")` } };
  return {};
}

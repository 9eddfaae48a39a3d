import type { CSSProperties } from 'react';

interface PlaceholderStyle {
  /** For the place of the picture. */
  frame?: CSSProperties;
  /** For what lies blurred in it. */
  blur?: CSSProperties;
}

const COLOUR = /^#[\da-f]{6}$/i;
// Nothing that could end the url() it is put into, and nothing that is fetched.
const TINY_PICTURE = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[\d+/=a-z]+$/i;

/** How a placeholder is drawn. A colour is set and a picture is in the text itself, so that neither asks a server for anything. */
export function placeholderStyle(placeholder: string | undefined): PlaceholderStyle {
  if (placeholder === undefined) return {};
  if (COLOUR.test(placeholder)) return { frame: { backgroundColor: placeholder } };
  if (TINY_PICTURE.test(placeholder)) return { blur: { backgroundImage: `url("${placeholder}")` } };
  return {};
}

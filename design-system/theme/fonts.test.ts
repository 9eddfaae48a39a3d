import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFaceCss, fontFaces, hostedFontStylesheet, SELF_HOSTED_FAMILIES } from './fonts.ts';

describe('fonts that we serve ourselves', () => {
  it.each(SELF_HOSTED_FAMILIES)(
    '%s has its three weights in both subsets, and the files are installed',
    (family) => {
      const faces = fontFaces(family);
      expect(faces).toHaveLength(6);
      const missing = faces.filter(
        ({ specifier }) => !existsSync(join(import.meta.dirname, '../../node_modules', specifier)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('are none for a family without a package', () => {
    expect(fontFaces('Papyrus')).toEqual([]);
  });

  it('are declared with a swap, so that text shows before them', () => {
    const [face] = fontFaces('Lora');
    expect(face && fontFaceCss(face, '/fonts/lora.woff2')).toContain(
      'font-display:swap;src:url(/fonts/lora.woff2)',
    );
  });
});

describe('the public font host', () => {
  it('is asked for three weights of an encoded family', () => {
    expect(hostedFontStylesheet('Cormorant Garamond')).toBe(
      'https://fonts.googleapis.com/css2?family=Cormorant+Garamond:wght@400;500;700&display=swap',
    );
  });

  it('cannot be led elsewhere by a name', () => {
    expect(hostedFontStylesheet('x&family=y#z')).toContain('family=x%26family%3Dy%23z:wght');
  });
});

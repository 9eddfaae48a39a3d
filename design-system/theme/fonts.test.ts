import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fontFaceCss,
  fontFaces,
  hostedFontStylesheet,
  missingWeights,
  ownFontFaceCss,
  ownFontFaces,
  SELF_HOSTED_FAMILIES,
} from './fonts.ts';

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

describe("the hotel's own fonts", () => {
  it.each([
    ['Canela', 'fonts/Canela-Regular.woff2', '400', undefined],
    ['Canela', 'fonts/canela.woff2', '400', undefined],
    ['Canela Deck', 'fonts/CanelaDeck-Medium.woff2', '500', undefined],
    ['Open Sans', 'fonts/open-sans-v40-latin-700.woff2', '700', 'latin'],
    ['Lora', 'fonts/lora-latin-ext-500-normal.woff2', '500', 'latin-ext'],
    ['Fraunces', 'fonts/Fraunces[opsz,wght].woff2', '100 900', undefined],
    ['Fraunces', 'fonts/Fraunces-VariableFont_opsz,wght.woff2', '100 900', undefined],
  ])('%s is read from the name %s', (family, path, weight, subset) => {
    const [face] = ownFontFaces(family, [path]);
    expect(face).toEqual({ family, path, weight, ...(subset === undefined ? {} : { subset }) });
  });

  it.each([
    ['Lora', 'fonts/LoraDisplay-Regular.woff2'],
    ['Lora', 'fonts/Lora-Italic.woff2'],
    ['Lora', 'fonts/lora-400.ttf'],
    ['Lora', 'images/lora-400.woff2'],
    ['Lora', 'fonts/old/lora-400.woff2'],
  ])('%s is not %s', (family, path) => {
    expect(ownFontFaces(family, [path])).toEqual([]);
  });

  it('declares the letters that the name promises last, so that they win', () => {
    const faces = ownFontFaces('Lora', ['fonts/lora-latin-400.woff2', 'fonts/lora-400.woff2']);
    expect(faces.map(({ path }) => path)).toEqual(['fonts/lora-400.woff2', 'fonts/lora-latin-400.woff2']);
    const [whole, latin] = faces.map((face) => ownFontFaceCss(face, '/fonts/x.woff2'));
    expect(whole).not.toContain('unicode-range');
    expect(latin).toContain('unicode-range:U+0000-00FF');
  });

  it('knows the weights that are missing', () => {
    expect(missingWeights(ownFontFaces('Lora', ['fonts/lora-400.woff2']))).toEqual([500, 700]);
    expect(missingWeights(ownFontFaces('Lora', ['fonts/lora-variable.woff2']))).toEqual([]);
  });
});

describe('the public font host', () => {
  it('is asked for three weights of an encoded family', () => {
    expect(hostedFontStylesheet('Cormorant Garamond')).toBe(
      'https://fonts.googleapis.com/css2?family=Cormorant+Garamond:wght@400;500;700&display=swap',
    );
  });

  it('is asked for both families at once, and once for one', () => {
    expect(hostedFontStylesheet('Lora', 'Jost')).toBe(
      'https://fonts.googleapis.com/css2?family=Lora:wght@400;500;700&family=Jost:wght@400;500;700&display=swap',
    );
    expect(hostedFontStylesheet('Lora', 'Lora')).toBe(hostedFontStylesheet('Lora'));
  });

  it('cannot be led elsewhere by a name', () => {
    expect(hostedFontStylesheet('x&family=y#z')).toContain('family=x%26family%3Dy%23z:wght');
  });
});

import type { Check } from '../../engine/check.ts';
import { lookUpAssets } from '../asset-lookup.ts';

const START_BYTES = 32;

/** A picture is one by its bytes, whatever its name says. */
export const assetType: Check = {
  code: 'asset/type',
  async run(context) {
    const found = lookUpAssets(context).filter(({ place }) => place.kind === 'found');
    const paths = [...new Set(found.map(({ asset }) => asset.value))];
    const types = new Map(
      await Promise.all(
        paths.map(async (path) => [path, typeOf(await context.startOf(path, START_BYTES))] as const),
      ),
    );
    return found.flatMap(({ asset }) => {
      const type = types.get(asset.value) ?? { isPicture: true };
      if (type.isPicture) return [];
      return {
        code: 'asset/type',
        severity: 'error' as const,
        file: asset.file.path,
        path: asset.path,
        value: asset.value,
        message: `${asset.value} is no picture${type.name === undefined ? '.' : `: it holds ${type.name}.`}`,
        expected: 'JPEG, PNG, WebP or AVIF',
        help: 'save it again as JPEG, PNG, WebP or AVIF',
      };
    });
  },
};

function typeOf(bytes: Uint8Array): { isPicture: boolean; name?: string } {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const isPicture =
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^.{4}ftypavi[fs]/s.test(text);
  if (isPicture) return { isPicture };
  const name = nameOf(text);
  return { isPicture, ...(name !== undefined && { name }) };
}

function nameOf(text: string): string | undefined {
  if (text === '') return 'nothing at all';
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)/i.test(text)) return 'a web page';
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg)/i.test(text)) return 'a drawing (SVG), which may carry a script';
  if (text.startsWith('GIF8')) return 'a GIF';
  if (text.startsWith('%PDF')) return 'a PDF';
  if (/^.{4}ftyp(?:heic|heix|mif1)/s.test(text)) return 'a HEIC photo, which browsers do not show';
  if (text.startsWith('version https://git-lfs')) return 'a pointer of Git LFS; fetch the picture itself';
  return undefined;
}

import { type Check, validFiles } from '../../engine/check.ts';

const NEEDED = 12;

/** The marquee "Us through Images" shows twelve pictures (SPEC, business constants). */
export const homeMarqueeCount: Check = {
  code: 'home/marquee-count',
  run: ({ files }) =>
    validFiles(files, 'page-home').flatMap(({ path, value }) =>
      validFiles(files, 'album')
        .filter((album) => album.value.id === value.marqueeAlbumId && album.value.images.length !== NEEDED)
        .map((album) => {
          const given = album.value.images.length;
          const words = given < NEEDED ? `add ${NEEDED - given}` : `remove ${given - NEEDED}`;
          return {
            code: 'home/marquee-count',
            severity: 'error' as const,
            file: path,
            path: ['marqueeAlbumId'],
            value: value.marqueeAlbumId,
            message: `The marquee shows ${NEEDED} pictures: ${NEEDED} needed, ${given} given.`,
            expected: `${NEEDED} pictures`,
            help: `${words} in ${album.path}`,
            related: [
              { file: album.path, path: ['images'], span: 'key' as const, message: `${given} pictures` },
            ],
          };
        }),
    ),
};

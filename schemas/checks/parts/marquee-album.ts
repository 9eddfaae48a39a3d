import { validFiles } from '../../engine/check.ts';
import type { ContentFile } from '../../engine/content-file.ts';
import type { RuleDiagnostic } from '../../engine/rule.ts';

type Words = Pick<RuleDiagnostic, 'message' | 'help'>;

/** Judges the number of pictures of the home page's row; `album` is the path of its file. */
export function marqueeDiagnostics(
  files: readonly ContentFile[],
  judge: (given: number, album: string) => Words | undefined,
): RuleDiagnostic[] {
  return validFiles(files, 'page-home').flatMap(({ path: file, value: { marqueeAlbumId } }) =>
    validFiles(files, 'album')
      .filter(({ value }) => value.id === marqueeAlbumId)
      .flatMap((album) => {
        const given = album.value.images.length;
        const words = judge(given, album.path);
        if (words === undefined) return [];
        return [
          {
            file,
            path: ['marqueeAlbumId'],
            value: marqueeAlbumId,
            expected: '12 pictures',
            ...words,
            related: [
              {
                file: album.path,
                path: ['images'],
                span: 'key' as const,
                message: given === 1 ? '1 picture' : `${given} pictures`,
              },
            ],
          },
        ];
      }),
  );
}

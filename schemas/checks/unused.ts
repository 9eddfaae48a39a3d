import { areReadable, type CheckContext } from '../engine/check.ts';
import { kindsThatPointTo } from '../engine/content-index.ts';
import { valueAt } from '../engine/diagnostic.ts';
import { type CheckerRule, copied, type RuleDiagnostic, replaced } from '../engine/rule.ts';
import { lookUpAssets } from './parts/asset-lookup.ts';

const PICTURE = /^images\/.*\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i;

export const rule: CheckerRule = {
  severity: 'info',
  title: 'Everything that is defined is used.',
  why: 'Guests never see what is not used. It was forgotten, or it can be removed.',
  remedy: 'Use it, or remove it.',
  example: [
    copied('policies/flexible.json', 'policies/strict.json'),
    replaced('policies/strict.json', '"id": "flexible"', '"id": "strict"'),
  ],
  run: (context) => [...unusedEntities(context), ...unusedPictures(context)],
};

function unusedEntities({ files, index }: CheckContext): RuleDiagnostic[] {
  const used = new Set(index.refs.map(({ name }) => name));
  const known = new Set(index.ids.map(({ name }) => name));
  // A broken reference may be a misspelling of this id; `ref/not-found` reports it.
  const astray = new Set(index.refs.filter(({ name }) => !known.has(name)).map(({ group }) => group));
  return (
    index.ids
      .filter(({ link, file, path }) => {
        const beside = [...path.slice(0, -1), link.unless ?? ''];
        return link.used === true && file.isValid && valueAt(file.value, beside) !== true;
      })
      .filter(({ name, group }) => !used.has(name) && !astray.has(group))
      // An unreadable file may use it.
      .filter(({ entity }) => areReadable(files, kindsThatPointTo(entity)))
      .map(({ entity, file, path, value }) => ({
        file: file.path,
        path,
        value,
        message: `Nothing uses the ${entity.replaceAll('-', ' ')} \`${value}\`.`,
        help: 'use it somewhere, or remove it',
      }))
  );
}

function unusedPictures(context: CheckContext): RuleDiagnostic[] {
  const { files, entries, index } = context;
  // An unreadable file or a broken reference may be meant for it.
  const isAstray = lookUpAssets(context).some(
    ({ place }) => place.kind === 'missing' || place.kind === 'outside',
  );
  if (isAstray || files.some(({ value }) => value === undefined)) return [];
  // `asset/case` reports differences in case.
  const used = new Set(index.assets.map(({ value }) => value.toLowerCase()));
  return entries
    .filter(({ path }) => PICTURE.test(path) && !used.has(path.toLowerCase()))
    .map(({ path }) => ({
      file: path,
      path: [],
      message: 'No page uses this picture.',
      help: 'show it in an album, or remove it',
    }));
}

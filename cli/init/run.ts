import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import { picturesOf } from '#schemas/engine/example-hotel';
import { EXIT } from '../exit.ts';
import { type SettingsOutcome, workspaceOf, writeEditorSettings } from './editor-settings.ts';
import { placeholderPicture } from './placeholder-picture.ts';
import type { Answers } from './answers.ts';
import { askHotel } from './interview.ts';
import { starterHotel } from './starter-hotel.ts';
import { print } from '../terminal/print.ts';

/** `verandah init [folder]`: writes a small complete hotel and the settings of an editor. */
export async function runInit(args: Arguments): Promise<number> {
  const [folder = 'content', ...more] = args.positionals;
  if (more.length > 0) throw new UsageError('init takes one folder.');
  if (args.has('editor')) {
    if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
    print(settingsWords(writeEditorSettings(folder), folder));
    return EXIT.ok;
  }
  refuseWhereSomethingLies(folder);
  const answers = await askHotel(
    args,
    process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined,
  );
  const hotel = starterHotel(answers, todayAt(answers.timeZone));
  const pictures = picturesOf(hotel);
  const drawn = await Promise.all(pictures.map(placeholderPicture));
  for (const [path, text] of hotel) write(join(folder, path), text);
  for (const [index, path] of pictures.entries()) write(join(folder, path), drawn[index] ?? '');
  print(
    `Wrote ${answers.name} to ${folder}: ${hotel.size} files and ${pictures.length} placeholder pictures.`,
  );
  print(settingsWords(writeEditorSettings(folder), folder));
  print(toConfirm(answers, args));
  print(nextWords(folder));
  return EXIT.ok;
}

function refuseWhereSomethingLies(folder: string): void {
  if (!existsSync(folder)) return;
  const [name] = readdirSync(folder).filter((each) => !each.startsWith('.'));
  if (name === undefined) return;
  throw new UsageError(
    `${folder} is not empty (it contains ${name}), so nothing was written. Use a new folder; for the editor settings alone: verandah init ${folder} --editor`,
  );
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
}

function settingsWords(outcome: SettingsOutcome, folder: string): string {
  const file = join(workspaceOf(folder), '.vscode/settings.json');
  switch (outcome) {
    case 'written':
      return `Wrote ${file}: Visual Studio Code now completes fields and marks mistakes.`;
    case 'added':
      return `Added the schemas to ${file}; existing settings were kept.`;
    case 'there-already':
      return `${file} already has the schemas.`;
    case 'not-understood':
      return `${file} was not changed, because it could not be read; the schemas are in ${join(dirname(file), 'verandah')}.`;
    default:
      return outcome satisfies never;
  }
}

/** The date at the hotel; the Swedish locale formats dates as ISO 8601. */
function todayAt(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}

/** What nobody told, and guests would take for true. */
function toConfirm({ tax, taxLabel, pricesIncludeTax, phone }: Answers, args: Arguments): string {
  const rates = typeof tax === 'number' ? [tax] : tax.map(({ ratePercent }) => ratePercent);
  return [
    '',
    'Confirm before you publish:',
    `  taxes.json    ${taxLabel} of ${rates.join(' or ')} %, ${pricesIncludeTax ? 'contained in' : 'added to'} your prices;`,
    ...(args.has('tax')
      ? []
      : [
          '                it is where most hotels of the country begin: ask your accountant whether it is yours',
        ]),
    '  rates/        the prices of breakfast, of further rooms and of single use',
    ...(args.has('phone') ? [] : [`  hotel.json    the telephone number ${phone}`]),
  ].join('\n');
}

function nextWords(folder: string): string {
  return `
Next:
  verandah check ${folder} --watch   says what is wrong while you write
  verandah new room garden-suite --in ${folder}   writes a starter for one more room
  verandah preview ${folder}   shows it in the browser while you write
  verandah publish ${folder}   makes it live`;
}

import { ofEachFile } from '../../engine/each-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { textsOf } from '../parts/texts.ts';

/** UTF-8 that was read as Windows-1252: `Ã£` for `ã`, `â€™` for `’`; and the sign for a lost letter. */
const BROKEN = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u009d“”˜™œ¦š¢]|\ufffd/;

const TRACE = /[ÂÃ\ufffd]|â€|\\u(?:00[cC][23]|00[eE]2|[fF]{3}[dD])/;

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Letters with accents are whole.',
  why: 'Guests would read “SÃ£o” instead of “São”.',
  remedy: 'Type the text again, or copy it from the source once more.',
  example: replaced('hotel.json', 'one welcome', 'one foyer privÃ©'),
  run: ({ files }) => brokenIn(files),
};

const brokenIn = ofEachFile((file): RuleDiagnostic[] =>
  textsOf(file, { trace: TRACE, isWanted: (text) => BROKEN.test(text) }).map(({ path, text }) => {
    const meant = repaired(text);
    const at = BROKEN.exec(text)?.index ?? 0;
    return {
      file: file.path,
      path,
      value: text.slice(0, 60),
      message: `Letters were lost when this text was copied: “${text.slice(Math.max(0, at - 12), at + 12)}”.`,
      help:
        meant === undefined ? 'type the text again' : `write “${meant.slice(Math.max(0, at - 12), at + 12)}”`,
      ...(meant !== undefined && {
        fix: { kind: 'replace', title: 'Restore the letters', safe: false, text: JSON.stringify(meant) },
      }),
    };
  }),
);

/** Undoes the wrong reading; undefined where letters are lost. */
function repaired(text: string): string | undefined {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const byteOf = new Map(
    Array.from(new TextDecoder('windows-1252').decode(all), (letter, byte) => [letter, byte]),
  );
  const bytes = Array.from(text, (letter) => byteOf.get(letter));
  if (bytes.includes(undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
  } catch {
    return undefined;
  }
}

import { ofEachFile } from '../../engine/each-file.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { textsOf } from '../parts/texts.ts';

interface Secret {
  name: string;
  pattern: RegExp;
}

/** Secrets by pattern. Each pattern is linear. */
const SECRETS: readonly Secret[] = [
  { name: 'an Amazon access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { name: 'a Google API key', pattern: /\bAIza[\w-]{35}/g },
  {
    name: 'a key of a payment service',
    pattern: /\b[srp]k_(?:live|test)_[A-Za-z0-9]{16,99}|\brzp_(?:live|test)_[A-Za-z0-9]{14,30}/g,
  },
  { name: 'a GitHub token', pattern: /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_\w{22,82})/g },
  { name: 'a Slack token', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,99}/g },
  { name: 'a key of a mail service', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}|\bkey-[0-9a-f]{32}\b/g },
  { name: 'a private key', pattern: /-----BEGIN (?:[A-Z]{2,12} )?PRIVATE KEY-----/g },
  { name: 'a session token', pattern: /(?<![\w-])eyJ[\w-]{10,500}\.eyJ[\w-]{10,500}\.[\w-]{10,500}/g },
  {
    name: 'a password',
    pattern: /\b(?:password|passcode|passwd|pwd)\s{0,3}[:=]\s{0,3}(?=\S{0,40}\d)\S{6,40}/gi,
  },
  {
    name: 'a private e-mail address',
    pattern:
      /(?<![\w.%+-])[\w.%+-]{1,64}@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|rediffmail|proton|protonmail|aol|gmx)\.[a-z.]{2,10}\b/gi,
  },
];

/**
 * Matches every file that may hold a secret; other files are skipped. Capitals are spelt out: a case-insensitive
 * pattern takes ten times as long.
 */
const TRACE =
  /AKIA|ASIA|AIza|[srp]k_|rzp_|gh[opsur]_|github_pat|xox|SG\.|key-|-----BEGIN|eyJ|[Pp][Aa][Ss][Ss]|[Pp][Ww][Dd]|@|\\u/;

/** The report never repeats the secret. */
export const rule: CheckerRule = {
  severity: 'error',
  title: 'The content holds no key, password or private address.',
  why: 'All content is published, so anybody could read it.',
  remedy: 'Remove it. Replace a key or password at its service, too.',
  example: replaced('hotel.json', 'One house, one welcome', 'AKIAIOSFODNN7EXAMPLE'),
  run: ({ files }) => secretsIn(files),
};

const secretsIn = ofEachFile((file) => {
  const texts = textsOf(file, { trace: TRACE, isWanted: (text) => TRACE.test(text) });
  return texts.flatMap(({ path, text }) =>
    SECRETS.flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)]
        // An e-mail address that is a whole field is meant for guests.
        .filter(([found]) => name !== 'a private e-mail address' || found !== text.trim())
        .map((match): RuleDiagnostic => ({
          file: file.path,
          path,
          part: { start: match.index, end: match.index + match[0].length },
          value: masked(match[0]),
          message: `This looks like ${name} (${masked(match[0])}); anybody could read it on the site.`,
          help: name.includes('address')
            ? 'remove it, or write an address of the hotel'
            : 'remove it, and replace it at its service: it may already have been read',
        })),
    ),
  );
});

/** Enough to recognise the secret, not to use it. */
function masked(secret: string): string {
  return `${secret.slice(0, 4)}…`;
}

import type { ListedToken, TokenScope } from '#server/staff-operations';
import { type Arguments, UsageError } from './command.ts';
import { runAsStaff, type StaffTask } from './staff/run-as-staff.ts';
import { oneLine } from './terminal/printable.ts';

const SCOPES: Readonly<Record<string, TokenScope>> = { publish: 'PUBLISH', 'dry-run': 'DRY_RUN' };
const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = { PUBLISH: 'publish', DRY_RUN: 'dry-run' };
const USUAL_DAYS = 90;
const MOST_DAYS = 366;
const LONGEST_NAME = 100;

export async function runTokens(args: Arguments): Promise<number> {
  const [name, ...ids] = args.positionals;
  if (name === 'create') return runAsStaff(args, prepareCreate(args, ids));
  if (name === 'list') return runAsStaff(args, prepareList(ids));
  if (name === 'revoke') return runAsStaff(args, prepareRevoke(ids));
  const what = name === undefined ? 'Name a subcommand' : `There is no "${name}" for tokens. There are`;
  throw new UsageError(`${what}: create, list, revoke.`);
}

function prepareCreate(args: Arguments, more: readonly string[]): StaffTask {
  const name = oneLine(args.text('name') ?? '').trim();
  if (more.length > 0 || name === '' || name.length > LONGEST_NAME)
    throw new UsageError(
      `Say who will use the token, in at most ${LONGEST_NAME} letters: --name "Asha's laptop"`,
    );
  // The option's choices allow nothing else.
  const scope = SCOPES[args.text('scope') ?? 'publish'] ?? 'PUBLISH';
  const days = daysOf(args.text('days'));
  return async (staff) => {
    const { id, token, expiresAt } = await staff.createToken({ name, scope, days });
    return [
      token,
      `This is shown once. It is token ${id}, and expires on ${dayOf(expiresAt)}.`,
      'Its holder publishes with: VERANDAH_TOKEN=<token> verandah publish content --to https://<your site>',
      `To end it: verandah tokens revoke ${id}`,
    ].join('\n');
  };
}

function prepareList(more: readonly string[]): StaffTask {
  if (more.length > 0) throw new UsageError('list takes no ids.');
  return async (staff) => {
    const tokens = await staff.tokens();
    return tokens.length === 0 ? 'There are no tokens.' : tokens.map(tokenLine).join('\n');
  };
}

function prepareRevoke(ids: readonly string[]): StaffTask {
  const [id, second] = ids;
  if (id === undefined || second !== undefined) throw new UsageError('Name one token: verandah tokens list');
  return async (staff) => {
    await staff.revokeToken(id);
    return `${id} is revoked: nobody can publish with it any more.`;
  };
}

function tokenLine({ id, name, scope, expiresAt, revokedAt, lastUsedAt, isValid }: ListedToken): string {
  const end = revokedAt === undefined ? `expires ${dayOf(expiresAt)}` : `revoked ${dayOf(revokedAt)}`;
  const used = lastUsedAt === undefined ? 'never used' : `last used ${dayOf(lastUsedAt)}`;
  return `${isValid ? '*' : ' '} ${id}  ${SCOPE_WORDS[scope].padEnd(7)}  ${end}  ${used}  ${oneLine(name)}`;
}

function daysOf(typed: string | undefined): number {
  const days = Number(typed ?? USUAL_DAYS);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new UsageError(`--days is a whole number from 1 to ${MOST_DAYS}, not "${typed}".`);
}

function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  isAllowed,
  NotAllowedError,
  type Operation,
  PERMISSIONS,
  refuseUnlessAllowed,
  type Role,
} from './roles.ts';

/** Written once more by hand: x is allowed. */
const MATRIX = `
                owner manager reception bookkeeper writer | publish dry-run
list              x      x        x         x        .    |    .       .
day               x      x        x         x        .    |    .       .
find              x      x        x         x        .    |    .       .
show              x      x        x         x        .    |    .       .
history           x      x        x         x        .    |    .       .
export            x      x        .         x        .    |    .       .
bookForGuest      x      x        x         .        .    |    .       .
cancel            x      x        x         .        .    |    .       .
checkIn           x      x        x         .        .    |    .       .
checkOut          x      x        x         .        .    |    .       .
markNoShow        x      x        x         .        .    |    .       .
undoNoShow        x      x        x         .        .    |    .       .
recordPayment     x      x        x         .        .    |    .       .
markRefundPaid    x      x        x         x        .    |    .       .
nights            x      x        x         x        .    |    .       .
changeNights      x      x        x         .        .    |    .       .
payments          x      x        x         x        .    |    .       .
showPayment       x      x        x         x        .    |    .       .
reconcile         x      x        x         x        .    |    .       .
mails             x      x        x         x        .    |    .       .
resendMails       x      x        x         .        .    |    .       .
dayBook           x      x        .         x        .    |    .       .
taxReport         x      x        .         x        .    |    .       .
news              x      x        .         .        .    |    .       .
publish           x      x        .         .        x    |    x       .
tryPublishing     x      x        .         .        x    |    x       x
createToken       x      x        .         .        .    |    .       .
tokens            x      x        .         .        .    |    .       .
revokeToken       x      x        .         .        .    |    .       .
members           x      .        .         .        .    |    .       .
inviteMember      x      .        .         .        .    |    .       .
changeRole        x      .        .         .        .    |    .       .
disableMember     x      .        .         .        .    |    .       .
enableMember      x      .        .         .        .    |    .       .
resetMember       x      .        .         .        .    |    .       .
`;

const ROLES: readonly Role[] = ['OWNER', 'MANAGER', 'RECEPTION', 'BOOKKEEPER', 'WRITER'];
const SCOPES = ['PUBLISH', 'DRY_RUN'] as const;
// The keys of a constant.
const OPERATIONS = Object.keys(PERMISSIONS) as Operation[];

const memberOf = (role: Role) => ({ member: { id: role, email: 'asha@example.com', name: 'Asha', role } });

test('each role and each token may do what the matrix says, and nothing else', () => {
  const allowed = OPERATIONS.map((operation) => {
    const members = ROLES.map((role) => isAllowed(memberOf(role), operation));
    const tokens = SCOPES.map((scope) => isAllowed({ token: 'CI', scopes: [scope] }, operation));
    const marks = (answers: boolean[]) => answers.map((is) => (is ? 'x' : '.')).join(' ');
    return `${operation} ${marks(members)} | ${marks(tokens)}`;
  });
  const written = MATRIX.trim().split('\n').slice(1);
  expect(allowed).toEqual(written.map((line) => line.replaceAll(/ +/g, ' ')));
});

test('a token without a scope may do nothing', () => {
  for (const operation of OPERATIONS) expect(isAllowed({ token: 'CI', scopes: [] }, operation)).toBe(false);
});

test('a refusal names the role, what it may not do, and who may', () => {
  const refused = () => refuseUnlessAllowed(memberOf('RECEPTION'), 'dayBook');
  expect(refused).toThrow(NotAllowedError);
  expect(refused).toThrow(
    'Asha has the role reception, which may not read the day book. Allowed: owner, manager, bookkeeper.',
  );
  expect(() => refuseUnlessAllowed({ token: 'CI', scopes: ['DRY_RUN'] }, 'publish')).toThrow(
    'The token CI may not publish content. Allowed: owner, manager, writer.',
  );
});

test('the guide says the same of the roles', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/operator.md'), 'utf8');
  const [, table = ''] =
    /^### Who may do what\n[^#]*?\n\|---\|(?:---\|){5}\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(
    OPERATIONS.map((operation) => [
      PERMISSIONS[operation].words,
      ...ROLES.map((role) => (isAllowed(memberOf(role), operation) ? 'yes' : '')),
    ]),
  );
});

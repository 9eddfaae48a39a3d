import type { Command } from '../command.ts';
import { BY } from './staff.ts';

const ROLES = ['owner', 'manager', 'reception', 'bookkeeper', 'writer'];

export const staff: Command = {
  name: 'staff',
  summary: 'invite, list, disable and reset the members of the staff',
  usage: '<invite|accept|list|role|disable|enable|reset> [e-mail] [role] [options]',
  about: [
    '`invite` makes a token for somebody, shown once and good for a week; `accept` takes it on this machine, asks for a password and for a code of an authenticator app, and shows ten recovery codes once. Without a terminal it reads token, password, password and code from the standard input, each on a line; the key for the code is printed before it.',
    'The first owner is invited by nobody: type both commands yourself. Until then no other command for the staff works. Every one of them needs a member: --by, or VERANDAH_STAFF. No password is asked on this machine, because whoever can type here has the database.',
    '`disable` shuts somebody out at once, or takes an invitation back; `enable` lets them in again. `reset` is for a lost phone or password: it ends both and makes a new invitation. The last owner can be reset, and neither disabled nor given another role.',
    'An owner may do everything; a manager everything but this command; reception stays, bookings, payments and stock; a bookkeeper reads, exports, and records refunds by hand; a writer publishes, and sees no guest.',
  ],
  options: [
    { name: 'name', value: '<text>', words: 'invite: the name, as the audit log writes it' },
    { name: 'role', choices: ROLES, words: 'invite: what the member may do' },
    BY,
  ],
  examples: [
    {
      line: 'verandah staff invite asha@hotel.example --name "Asha Rao" --role owner',
      words: 'the first owner',
    },
    { line: 'verandah staff accept', words: 'asks for the token' },
    { line: 'verandah staff list', words: 'who may do what, and who was invited' },
    { line: 'verandah staff role ravi@hotel.example manager', words: 'another role' },
    { line: 'verandah staff disable ravi@hotel.example', words: 'for somebody who leaves' },
    { line: 'verandah staff reset ravi@hotel.example', words: 'for a lost phone' },
  ],
  run: async (args) => (await import('../staff-command.ts')).runStaff(args),
};

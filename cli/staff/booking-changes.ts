import type {
  CancelledByHotel,
  MovedStay,
  RecordedPayment,
  TakenPayment,
  UndoneNoShow,
} from '#server/staff-operations';
import { type Arguments, UsageError } from '../command.ts';
import type { StaffTask } from './run-as-staff.ts';
import { byHandText, noShowText } from './booking-text.ts';
import { moneyText } from './money.ts';

/** A subcommand of `verandah bookings`. */
export interface Subcommand {
  name: string;
  /** Whether it takes one booking, or a filter. */
  isOfOne: boolean;
  options: readonly string[];
  formats: readonly string[];
  /** Validates the arguments before the database is opened. @param booking as typed; empty for a filter. */
  prepare: (args: Arguments, booking: string) => StaffTask;
}

export const CHANGES: readonly Subcommand[] = [
  {
    name: 'cancel',
    isOfOne: true,
    options: ['reason', 'by-policy'],
    formats: [],
    prepare(args, name) {
      const reason = args.text('reason');
      if (reason === undefined)
        throw new UsageError('State a reason for the guest: --reason "The roof leaks".');
      const keepsPenalty = args.has('by-policy');
      return async (staff) => cancelledText(await staff.cancel(name, { reason, keepsPenalty }));
    },
  },
  {
    name: 'check-in',
    isOfOne: true,
    options: [],
    formats: [],
    prepare: (_args, name) => async (staff) => movedText(await staff.checkIn(name)),
  },
  {
    name: 'check-out',
    isOfOne: true,
    options: [],
    formats: [],
    prepare: (_args, name) => async (staff) => movedText(await staff.checkOut(name)),
  },
  {
    name: 'mark-no-show',
    isOfOne: true,
    options: [],
    formats: [],
    prepare: (_args, name) => async (staff) => noShowText(await staff.markNoShow(name)),
  },
  {
    name: 'undo-no-show',
    isOfOne: true,
    options: [],
    formats: [],
    prepare: (_args, name) => async (staff) => undoneText(await staff.undoNoShow(name)),
  },
  {
    name: 'record-payment',
    isOfOne: true,
    options: ['amount', 'method', 'note', 'again'],
    formats: [],
    prepare(args, name) {
      const taken = takenOf(args);
      return async (staff) => recordedText(await staff.recordPayment(name, taken));
    },
  },
  {
    name: 'refund-paid',
    isOfOne: true,
    options: [],
    formats: [],
    prepare: (_args, name) => async (staff) => {
      const paid = await staff.markRefundPaid(name);
      const done = `Paid back: ${moneyText(paid.amountMinor, paid)} of ${paid.reference}.`;
      return paid.isMailed ? `${done} The guest gets a mail.` : `${done} No mail goes out.`;
    },
  },
];

function takenOf(args: Arguments): Omit<TakenPayment, 'actor'> {
  const [amount, method, note] = [args.text('amount'), args.text('method'), args.text('note')];
  if (amount === undefined || method === undefined)
    throw new UsageError('State amount and method, as in: --amount 428.97 --method cash');
  return {
    amount,
    // The option's choices allow nothing else.
    method: method.toUpperCase() as TakenPayment['method'],
    isAgain: args.has('again'),
    ...(note === undefined ? {} : { note }),
  };
}

function movedText(moved: MovedStay): string {
  const { reference, stayState, checkIn, checkOut, dueMinor } = moved;
  const due = dueMinor === 0 ? 'It is paid.' : `Still due: ${moneyText(dueMinor, moved)}.`;
  const done = stayState === 'CHECKED_IN' ? 'Checked in' : 'Checked out';
  return `${done}: ${reference}, ${checkIn} to ${checkOut}. ${due}`;
}

function undoneText(undone: UndoneNoShow): string {
  const { reference, penaltyMinor, backMinor, byHandMinor, dueMinor, isMailed } = undone;
  const due = dueMinor === 0 ? 'It is paid.' : `Still due: ${moneyText(dueMinor, undone)}.`;
  const back =
    backMinor === 0
      ? ''
      : ` ${moneyText(backMinor, undone)} of it goes back for the no-show and is due again.`;
  const byHand = byHandMinor === 0 ? '' : ` Take no more than the guest gets back: ${byHandText(undone)}.`;
  const mail = isMailed ? ' The guest gets a mail.' : ' No mail goes out.';
  return `No-show taken back: ${reference}. Charged no more: ${moneyText(penaltyMinor, undone)}. ${due}${back}${byHand}${mail}`;
}

function recordedText(recorded: RecordedPayment): string {
  const { reference, amountMinor, paidMinor, dueMinor } = recorded;
  const [taken, paid, due] = [amountMinor, paidMinor, dueMinor].map((minor) => moneyText(minor, recorded));
  return `Recorded for ${reference}: ${taken}. Paid: ${paid}. Still due: ${due}.`;
}

function cancelledText(cancelled: CancelledByHotel): string {
  const { reference, penaltyMinor, refundMinor, byHandMinor, dueMinor } = cancelled;
  const amount = (minor: number): string => moneyText(minor, cancelled);
  const due = dueMinor === 0 ? '' : ` Due: ${amount(dueMinor)}.`;
  const byHand = byHandMinor === 0 ? '' : `\n${byHandText(cancelled)}`;
  return `Cancelled: ${reference}. Charges: ${amount(penaltyMinor)}. Goes back: ${amount(refundMinor)}.${due}${byHand}`;
}

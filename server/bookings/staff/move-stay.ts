import { nextStayState, type StayTransition, type StayTrigger } from '#domain/booking-state';
import type { CurrencyUnit } from '#domain/currency';
import { todayIn } from '#domain/stay';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import type { Trx } from '../../platform/db/database.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import { stateAt } from '../state-at.ts';
import { bookingNamed } from './find-bookings.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

/** A stay that was just moved, without the guest. */
export interface MovedStay extends CurrencyUnit {
  reference: string;
  stayState: SoldBooking['stay_state'];
  checkIn: string;
  checkOut: string;
  /** What is still to be paid for it. */
  dueMinor: number;
}

/** Checks a guest in or out (BOOKING-RULES, States). Throws a StaffError that names the day or the state that stands against it. */
export async function moveStay(
  context: Pick<BookingContext, 'clock' | 'db' | 'newId'>,
  name: string,
  { trigger, actor }: { trigger: 'CHECK_IN' | 'CHECK_OUT'; actor: Actor },
): Promise<MovedStay> {
  return context.db.transaction().execute(async (trx) => {
    const booking = await bookingNamed(trx, name);
    const { reference, check_in: checkIn, check_out: checkOut } = booking;
    const stayState = await writeStayState(trx, booking, { trigger, now: context.clock.now() });
    await recordEvent(trx, {
      kind: trigger === 'CHECK_IN' ? 'CHECKED_IN' : 'CHECKED_OUT',
      bookingId: booking.id,
      at: context.clock.now().toISOString(),
      actor,
      facts: {},
    });
    await recordAction(context, trx, { actor, action: trigger, subject: reference });
    const dueMinor = Math.max(0, booking.due_minor);
    return { reference, stayState, checkIn, checkOut, dueMinor, ...unitOfRow(booking) };
  });
}

/** Writes the stay's next state. @throws StaffError where the booking is not in the state for it. */
export async function writeStayState(
  trx: Trx,
  booking: SoldBooking,
  { trigger, now, missedAt }: { trigger: StayTrigger; now: Date; missedAt?: string | undefined },
): Promise<SoldBooking['stay_state']> {
  const { reference, check_in: checkIn, check_out: checkOut, stay_state: stayState } = booking;
  const state = stateAt(booking, now);
  const { timezone } = booking.sold.location;
  const today = todayIn(timezone, now);
  const missedOn = missedAt === undefined ? undefined : todayIn(timezone, new Date(missedAt));
  const transition = nextStayState({ state, stayState, checkIn, checkOut, missedOn }, trigger, today);
  if (transition.kind === 'REFUSED') throw new StaffError(whyNot(transition, { booking, state, trigger }));
  const moved = await trx
    .updateTable('bookings')
    .set({ stay_state: transition.stayState })
    .where('id', '=', booking.id)
    .where('state', '=', 'SUCCESSFUL')
    .where('stay_state', '=', stayState)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new StaffError(`${reference} has just changed.`);
  return transition.stayState;
}

const DONE: Readonly<Record<StayTrigger, string>> = {
  CHECK_IN: 'be checked in',
  CHECK_OUT: 'be checked out',
  NO_SHOW: 'be marked as no-show',
  UNDO_NO_SHOW: 'have a no-show taken back',
};

function whyNot(
  { reason }: Extract<StayTransition, { kind: 'REFUSED' }>,
  { booking, state, trigger }: { booking: SoldBooking; state: SoldBooking['state']; trigger: StayTrigger },
): string {
  const { reference, check_in: checkIn, check_out: checkOut, stay_state: stayState } = booking;
  switch (reason) {
    case 'NOT_BOOKED':
      return `${reference} is ${state}: only a SUCCESSFUL booking can ${DONE[trigger]}.`;
    case 'NOT_DUE':
      return `The stay of ${reference} is ${stayState} already.`;
    case 'NOT_CHECKED_IN':
      return `The stay of ${reference} is ${stayState}: only one that is CHECKED_IN can ${DONE[trigger]}.`;
    case 'TOO_EARLY':
      return trigger === 'NO_SHOW'
        ? `${reference} arrives on ${checkIn}; the guest may still come. Mark it from the day after.`
        : `${reference} arrives on ${checkIn}; check the guest in from that day on.`;
    case 'NOT_MISSED':
      return `The stay of ${reference} is ${stayState}: it was not marked as no-show.`;
    case 'TOO_LATE':
      return `${reference} was marked as no-show on an earlier day; a mark can be taken back only on its day. Give back what the guest does not owe at your payment gateway’s own pages: the credit note follows by itself.`;
    case 'STAY_OVER':
      return `${reference} left on ${checkOut} by its dates: nobody can be checked in any more.`;
    default:
      return reason satisfies never;
  }
}

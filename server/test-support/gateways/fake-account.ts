import type { Clock } from '../../platform/clock.ts';

/** An account at a gateway that exists only in memory: pages, captured money, refunds, disputes. */
export interface FakePage {
  id: string;
  /** The id of the shop that ordered it. */
  reference: string;
  amount: number;
  /** As the gateway writes it. */
  currency: string;
  name: string;
  state: 'closed' | 'declined' | 'open' | 'paid' | 'pending';
  /** Seconds since 1970. */
  expiresAt: number;
  createdAt: number;
  paidPath: string;
  leftPath: string | undefined;
  captureId: string | undefined;
}

export interface FakeRefund {
  id: string;
  captureId: string;
  amount: number;
  currency: string;
  /** The id of the shop; undefined for a refund of the dashboard. */
  ownId: string | undefined;
  state: 'failed' | 'pending' | 'processed';
  createdAt: number;
}

export interface FakeDispute {
  id: string;
  captureId: string;
  amount: number;
  currency: string;
  state: 'lost' | 'open' | 'won';
  createdAt: number;
}

export type FakeChange =
  | { kind: 'page'; page: FakePage; what: 'closed' | 'declined' | 'paid' | 'pending' | 'settled' }
  | { kind: 'refund'; refund: FakeRefund; isNew: boolean }
  | { kind: 'dispute'; dispute: FakeDispute; isNew: boolean };

/** A request that the gateway declines, as its documents say. */
export class FakeRefusal extends Error {
  override readonly name = 'FakeRefusal';
}

export interface FakeAccount {
  pages: Map<string, FakePage>;
  refunds: Map<string, FakeRefund>;
  nextId: (prefix: string) => string;
  now: () => number;
  open: (page: Omit<FakePage, 'captureId' | 'createdAt' | 'state'>) => FakePage;
  find: (id: string) => FakePage;
  /** What the guest does on the page. */
  finish: (id: string, outcome: 'decline' | 'pay' | 'pend') => void;
  /** The answer of the bank to a pending payment. */
  settle: (id: string, isPaid: boolean) => void;
  expire: (id: string) => FakePage;
  captureOf: (captureId: string) => FakePage;
  /** The answer to a key is the same for ever. */
  refund: (order: Omit<FakeRefund, 'createdAt' | 'id' | 'state'>, key: string | undefined) => FakeRefund;
  refundsOf: (captureId: string) => FakeRefund[];
  settleRefund: (id: string, state: 'failed' | 'processed') => void;
  dispute: (captureId: string, state: FakeDispute['state'], id?: string) => FakeDispute;
}

interface AccountOptions {
  clock: Clock;
  prefixes: { page: string; capture: string; refund: string; dispute: string };
  /** Whether a page can be paid again after a bank has said no. */
  reopens: boolean;
  onChange: (change: FakeChange) => void;
}

export function createFakeAccount({ clock, prefixes, reopens, onChange }: AccountOptions): FakeAccount {
  const pages = new Map<string, FakePage>();
  const refunds = new Map<string, FakeRefund>();
  const keys = new Map<string, string>();
  let count = 0;
  const nextId = (prefix: string): string => `${prefix}${String((count += 1)).padStart(14, 'A')}`;
  const now = (): number => Math.floor(clock.now().getTime() / 1000);
  const find = (id: string): FakePage => {
    const page = pages.get(id);
    if (page === undefined) throw new FakeRefusal(`No such page: ${id}`);
    if (page.state === 'open' && page.expiresAt <= now()) page.state = 'closed';
    return page;
  };
  const tell = (page: FakePage, what: Extract<FakeChange, { kind: 'page' }>['what']): void =>
    onChange({ kind: 'page', page, what });
  const take = (page: FakePage, what: 'paid' | 'settled'): void => {
    page.state = 'paid';
    page.captureId = nextId(prefixes.capture);
    tell(page, what);
  };
  const captureOf = (captureId: string): FakePage => {
    const page = [...pages.values()].find((each) => each.captureId === captureId);
    if (page === undefined) throw new FakeRefusal(`No such payment: ${captureId}`);
    return page;
  };
  const refundsOf = (captureId: string): FakeRefund[] =>
    [...refunds.values()].filter((refund) => refund.captureId === captureId);
  return {
    pages,
    refunds,
    nextId,
    now,
    find,
    captureOf,
    refundsOf,
    open(order) {
      const page: FakePage = { ...order, state: 'open', captureId: undefined, createdAt: now() };
      pages.set(page.id, page);
      return page;
    },
    finish(id, outcome) {
      const page = find(id);
      if (page.state !== 'open') throw new FakeRefusal('The page takes no money any more');
      if (outcome === 'pay') return take(page, 'paid');
      // A declined card leaves the page open for another.
      if (outcome === 'decline') return;
      page.state = 'pending';
      // A slow means of payment has an id before its money is there.
      tell(page, 'pending');
    },
    settle(id, isPaid) {
      const page = find(id);
      if (page.state !== 'pending') throw new FakeRefusal('Nothing is pending');
      if (isPaid) return take(page, 'settled');
      page.state = reopens ? 'open' : 'declined';
      tell(page, 'declined');
    },
    expire(id) {
      const page = find(id);
      if (page.state !== 'open') throw new FakeRefusal('Only an open page can be closed');
      page.state = 'closed';
      tell(page, 'closed');
      return page;
    },
    refund(order, key) {
      const known = key === undefined ? undefined : refunds.get(keys.get(key) ?? '');
      if (known !== undefined) return known;
      refuseAboveRest(captureOf(order.captureId), refundsOf(order.captureId), order.amount);
      const refund: FakeRefund = {
        ...order,
        id: nextId(prefixes.refund),
        state: 'pending',
        createdAt: now(),
      };
      refunds.set(refund.id, refund);
      if (key !== undefined) keys.set(key, refund.id);
      onChange({ kind: 'refund', refund, isNew: true });
      return refund;
    },
    settleRefund(id, state) {
      const refund = refunds.get(id);
      if (refund === undefined) throw new FakeRefusal(`No such refund: ${id}`);
      refund.state = state;
      onChange({ kind: 'refund', refund, isNew: false });
    },
    dispute(captureId, state, id) {
      const { amount, currency } = captureOf(captureId);
      const dispute = {
        id: id ?? nextId(prefixes.dispute),
        captureId,
        amount,
        currency,
        state,
        createdAt: now(),
      };
      onChange({ kind: 'dispute', dispute, isNew: id === undefined });
      return dispute;
    },
  };
}

function refuseAboveRest(page: FakePage, refunds: readonly FakeRefund[], amount: number): void {
  const gone = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  if (gone + amount > page.amount) throw new FakeRefusal('More than is left of the payment');
}

import { describe, expect, test } from 'vitest';
import { auditBooks } from '../test-support/audit.ts';
import { GATEWAYS } from '../test-support/gateways/gateway-scene.ts';
import { expectedMoney } from '../test-support/money-states/expected-money.ts';
import { liveAll, moneyScene } from '../test-support/money-states/money-scene.ts';
import { ENDINGS, statesOf, WAYS_TO_PAY } from '../test-support/money-states/money-state.ts';

describe.each(GATEWAYS)('at %s', (gateway) => {
  describe.each(ENDINGS)('ended by %s', (ending) => {
    test.each(WAYS_TO_PAY)(
      'Money of a booking: paid by %s, whatever went back before, the rest goes back once, and every book and mail says so',
      async (paidBy) => {
        const scene = await moneyScene(gateway);
        const states = statesOf(paidBy, ending);
        expect(await liveAll(scene, states)).toEqual(states.map(expectedMoney));
        expect(await auditBooks(scene.server.context.db)).toEqual([]);
        expect((await scene.desk.reconcile({ days: 60 })).differences).toEqual([]);
      },
    );
  });
});

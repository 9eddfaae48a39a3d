import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A deposit is paid online, and a balance follows a deposit.',
  why: 'Without PAY_NOW nobody is asked for the deposit; without a deposit everything is paid at once.',
  remedy: 'Write PAY_NOW and a deposit, or remove the deposit and the balance.',
  example: replaced('rates/udaipur.json', '"payment": "PAY_NOW"', '"payment": "PAY_AT_HOTEL"'),
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      value.ratePlans.flatMap(({ name, payment, deposit, balance }, at) => {
        const place = ['ratePlans', at];
        if (payment === 'PAY_AT_HOTEL' && (deposit !== undefined || balance !== undefined))
          return {
            file,
            path: [...place, 'payment'],
            value: payment,
            message: `Guests with ${name} pay at the hotel, so nobody would be asked for the ${deposit === undefined ? 'balance' : 'deposit'}.`,
            help: 'write "PAY_NOW", or remove the deposit and the balance',
            related: [
              {
                file,
                path: [...place, deposit === undefined ? 'balance' : 'deposit'],
                message: deposit === undefined ? 'the balance' : 'the deposit',
              },
            ],
          };
        if (balance === undefined || deposit !== undefined) return [];
        return {
          file,
          path: [...place, 'balance'],
          span: 'key' as const,
          message: `${name} has a balance but no deposit, so guests pay the whole stay when they book.`,
          help: 'add "deposit": { "unit": "PERCENTAGE", "value": 30 }, or remove the balance',
        };
      }),
    ),
};

import { formatMoney } from '#domain/money';
import { TOOL_LANGUAGE } from '#schemas/language';
import type { Outcome, TestOrder } from './test-gateway.ts';
import { escapeHtml } from '../../../../platform/mail/escape-html.ts';

interface Choice {
  outcome: Outcome;
  label: string;
  hint: string;
}

const USUAL_OUTCOMES: readonly Choice[] = [
  { outcome: 'pay', label: 'Pay', hint: 'The payment succeeds.' },
  { outcome: 'decline', label: 'Decline', hint: 'The bank says no. You can try again.' },
  { outcome: 'abandon', label: 'Leave without paying', hint: 'As if you had closed this page.' },
];

const FAILURES: readonly Choice[] = [
  { outcome: 'pay-late', label: 'Pay too late', hint: 'The money arrives after the room was released.' },
  { outcome: 'pay-twice', label: 'Pay twice', hint: 'The money arrives two times. One of them goes back.' },
  {
    outcome: 'pay-refund-fails',
    label: 'Pay, and let a refund fail',
    hint: 'A later refund fails at first and succeeds when it is tried again.',
  },
];

/** Deliberately plain, so that nobody takes it for a real payment page. */
export const TEST_GATEWAY_STYLES = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8a8a99; --sheet: #ffffff; --ground: #ececf2; --ink: #1c1c28; --warn-ground: #ffe08a; --warn-ink: #2b2100; --act: #2f3a8f; --act-ink: #ffffff }
@media (prefers-color-scheme: dark) { :root { --line: #80808f; --sheet: #1e1e28; --ground: #121218; --ink: #f1f1f6; --warn-ground: #5c4700; --warn-ink: #ffefc2; --act: #b9c2ff; --act-ink: #14183d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink) }
main { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 34rem; display: grid; gap: 1.5rem }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.5rem; display: grid; gap: 1.5rem }
.warning { margin: 0; padding: 0.75rem 1rem; background: var(--warn-ground); color: var(--warn-ink); border-radius: 0.5rem; font-weight: 600 }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0 }
h1 { font-size: 1.5rem; line-height: 1.25 }
h2 { font-size: 1rem }
dl { display: grid; gap: 0.75rem }
dd { overflow-wrap: anywhere }
.amount { font-size: 2rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums }
ul { list-style: none; display: grid; gap: 1rem }
li { display: grid; gap: 0.25rem }
section { display: grid; gap: 0.75rem }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem; border: 2px solid var(--act); background: transparent; color: var(--ink); cursor: pointer; text-align: start }
button.primary { background: var(--act); color: var(--act-ink); text-align: center }
a { color: inherit }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
summary { cursor: pointer; padding-block: 0.5rem }
details > ul { padding-block-start: 1rem }
`;

/** Renders an order with the outcomes to choose from, as HTML. */
export function paymentPage(token: string, order: TestOrder, isOver: boolean): string {
  const amount = formatMoney(order.amountMinor, order, order.locale);
  const button = ({ outcome, label, hint }: Choice): string =>
    `<li><button${outcome === 'pay' ? ' class="primary"' : ''} formaction="/_test-gateway/pay?order=${escapeHtml(token)}&amp;outcome=${outcome}">${escapeHtml(outcome === 'pay' ? `${label} ${amount}` : label)}</button><span>${escapeHtml(hint)}</span></li>`;
  const over = isOver
    ? '<p>The time to pay has passed, and the hotel has released the room. Money that arrives now books the room only if it is still free; otherwise it goes back in full.</p>'
    : '';
  return page(
    'Test payment',
    `<dl><div><dt>To</dt><dd>${escapeHtml(order.payee)}</dd></div><div><dt>Amount</dt><dd class="amount">${escapeHtml(amount)}</dd></div></dl>
${over}
<form method="post">
<section aria-labelledby="ways"><h2 id="ways">What should happen?</h2><ul>${USUAL_OUTCOMES.map(button).join('\n')}</ul></section>
<details><summary>Failures</summary><ul>${FAILURES.map(button).join('\n')}</ul></details>
</form>`,
  );
}

/** Renders the page for an address without an order, as HTML. */
export function unknownPage(): string {
  return page(
    'There is no such payment',
    '<p>Go back to your booking and start the payment again. Nothing was charged.</p><p><a href="/">To the hotel</a></p>',
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="${TOOL_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/_test-gateway/style.css">
</head>
<body>
<main>
<p class="warning">This is a test gateway. It moves no money and asks for no card.</p>
<div class="sheet">
<h1>${escapeHtml(title)}</h1>
${body}
</div>
</main>
</body>
</html>
`;
}

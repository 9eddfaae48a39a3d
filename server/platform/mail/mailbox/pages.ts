import { TOOL_LANGUAGE } from '#schemas/language';
import type { ReceivedMail } from '../development-mailbox.ts';
import type { MailAddress } from '../mail.ts';
import { escapeHtml } from '../escape-html.ts';

/** A development tool: plain, in the browser's colour scheme. */
export const MAILBOX_STYLES = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; overflow-wrap: anywhere }
li { margin-block: 0.75rem }
time { font-variant-numeric: tabular-nums }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid; font-size: 1rem }
dt { font-weight: bold }
a:focus-visible { outline: 3px solid; outline-offset: 2px }
`;

/** Lists every mail, newest first. */
export function mailboxPage(mails: readonly ReceivedMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/_dev/mailbox/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a><br>to ${escapeHtml(mail.to.address)}, ${time(mail)}</li>`,
  );
  const list = items.length === 0 ? '<p>No mail yet.</p>' : `<ol reversed>${items.join('\n')}</ol>`;
  return page(
    'Development mailbox',
    `<p>Mail that the server would have sent. Reload to see more.</p>\n${list}`,
  );
}

/** Shows the text part of a mail and the source of its HTML part. */
export function mailPage(mail: ReceivedMail): string {
  return page(
    mail.subject,
    `<p><a href="/_dev/mailbox">All mail</a></p>
<dl>${addressFact('From', mail.from)}${addressFact('To', mail.to)}${addressFact('Reply to', mail.replyTo)}<dt>Received</dt><dd>${time(mail)}</dd></dl>
<h2>Text</h2>
<pre>${escapeHtml(mail.text)}</pre>
<details><summary>HTML part, as source</summary><pre>${escapeHtml(mail.html)}</pre></details>${calendarPart(mail)}`,
  );
}

function calendarPart({ calendar }: ReceivedMail): string {
  if (calendar === undefined) return '';
  return `
<details><summary>Calendar file, ${escapeHtml(calendar.method)}</summary><pre>${escapeHtml(calendar.content)}</pre></details>`;
}

function addressFact(label: string, named: MailAddress | undefined): string {
  if (named === undefined) return '';
  return `<dt>${label}</dt><dd>${escapeHtml(`${named.name} <${named.address}>`.trim())}</dd>`;
}

function time({ receivedAt }: ReceivedMail): string {
  return `<time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="${TOOL_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/_dev/mailbox.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

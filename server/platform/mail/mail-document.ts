import { escapeHtml } from './escape-html.ts';

/** The content of a mail, before it is rendered as text and HTML. */
export interface MailDocument {
  /** As BCP 47 names it. */
  language: string;
  subject: string;
  blocks: MailBlock[];
}

type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  /** With a label HTML shows a button above the address. */
  | { kind: 'link'; url: string; label?: string }
  /** The amount that the mail is about, and what is said beside it. */
  | { kind: 'amount'; label: string; amount: string; lines: string[] }
  | { kind: 'facts'; facts: MailFact[] };

interface MailFact {
  label: string;
  lines: string[];
}

/** Renders the text part. A code stands alone on its line. */
export function renderText({ blocks }: MailDocument): string {
  return `${blocks.map(blockAsText).join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return block.code;
    case 'link':
      return block.url;
    case 'amount':
      return factAsText({ label: block.label, lines: [block.amount, ...block.lines] });
    case 'facts':
      return block.facts.map(factAsText).join('\n\n');
    default:
      return block satisfies never;
  }
}

function factAsText({ label, lines }: MailFact): string {
  return `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Renders the HTML part. Styles are inline, because mail programs drop others. */
export function renderHtml({ language, subject, blocks }: MailDocument): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Georgia,'Times New Roman',serif;color:#222222;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${blocks.map(blockAsHtml).join('\n')}
</div>
</body>
</html>
`;
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${wordsAsHtml(block.text)}</p>`;
    case 'code':
      return `<p style="font:700 32px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.2em">${escapeHtml(block.code)}</p>`;
    case 'link':
      return linkAsHtml(block);
    case 'amount':
      return `<p><strong>${escapeHtml(block.label)}</strong><br><span style="font-size:28px;line-height:1.4">${escapeHtml(block.amount)}</span>${block.lines.map((line) => `<br>${wordsAsHtml(line)}`).join('')}</p>`;
    case 'facts':
      return `<dl>${block.facts.map(factAsHtml).join('')}</dl>`;
    default:
      return block satisfies never;
  }
}

/** What is longer has to break on a phone. */
const LONGEST_UNBROKEN = 24;

/** The number of an invoice or a booking, such as K/26-27/00042, is held together: programs break it behind a hyphen. */
function wordsAsHtml(text: string): string {
  const words = text.split(' ').map((word) => {
    const isHeld = /\d/.test(word) && word.includes('-') && word.length <= LONGEST_UNBROKEN;
    return isHeld ? `<span style="white-space:nowrap">${escapeHtml(word)}</span>` : escapeHtml(word);
  });
  return words.join(' ');
}

/** The address of a button is for those whose mail program shows no button, so it is small. */
function linkAsHtml({ url, label }: { url: string; label?: string }): string {
  const href = escapeHtml(url);
  const breaks = 'overflow-wrap:anywhere;word-break:break-word';
  if (label === undefined) return `<p style="${breaks}"><a href="${href}">${href}</a></p>`;
  return `<p style="margin-bottom:8px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:4px;font-weight:bold;color:#ffffff;background:#222222;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin-top:0;font-size:13px;line-height:1.4;${breaks}"><a href="${href}" style="color:#595959">${href}</a></p>`;
}

function factAsHtml({ label, lines }: { label: string; lines: string[] }): string {
  return `<dt style="font-weight:bold;margin-top:12px">${escapeHtml(label)}</dt><dd style="margin:0">${lines.map(wordsAsHtml).join('<br>')}</dd>`;
}

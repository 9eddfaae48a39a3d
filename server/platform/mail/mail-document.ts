import { LANGUAGE } from '#schemas/language';
import { escapeHtml } from './escape-html.ts';

/** The content of a mail, before it is rendered as text and HTML. */
export interface MailDocument {
  subject: string;
  blocks: MailBlock[];
}

type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  /** With a label HTML shows a button above the address. */
  | { kind: 'link'; url: string; label?: string }
  | { kind: 'facts'; facts: { label: string; lines: string[] }[] };

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
    case 'facts':
      return block.facts
        .map(({ label, lines }) => `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
        .join('\n\n');
    default:
      return block satisfies never;
  }
}

/** Renders the HTML part. Styles are inline, because mail programs drop others. */
export function renderHtml({ subject, blocks }: MailDocument): string {
  return `<!doctype html>
<html lang="${LANGUAGE}">
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
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p style="font:700 32px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.2em">${escapeHtml(block.code)}</p>`;
    case 'link':
      return `${block.label === undefined ? '' : buttonAsHtml(block.url, block.label)}<p style="overflow-wrap:anywhere;word-break:break-word"><a href="${escapeHtml(block.url)}">${escapeHtml(block.url)}</a></p>`;
    case 'facts':
      return `<dl>${block.facts.map(factAsHtml).join('')}</dl>`;
    default:
      return block satisfies never;
  }
}

function buttonAsHtml(url: string, label: string): string {
  return `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;font-weight:bold;color:#ffffff;background:#222222;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function factAsHtml({ label, lines }: { label: string; lines: string[] }): string {
  return `<dt style="font-weight:bold;margin-top:12px">${escapeHtml(label)}</dt><dd style="margin:0">${lines.map(escapeHtml).join('<br>')}</dd>`;
}

import PdfKit from 'pdfkit';
import { type Font, runsOf } from './fonts.ts';

export const MARGIN = 48;
const INK = '#1f1f1f';
const RULE = '#b8b8b8';
const FOOT = 60;
/** Fonts differ in what is above their letters, so runs of a line are put on one base line: this far below the top. */
const ASCENT = 1.07;

export interface TextStyle {
  x: number;
  width: number;
  size?: number;
  isBold?: boolean;
  /** One line at the right edge; by default lines that begin at the left one. */
  isAtEnd?: boolean;
}

/** A document of A4 pages on which texts of any script are drawn, from top to bottom. */
export interface PaperPages {
  width: number;
  /** Draws a text at a height and returns the height below it. */
  draw: (text: string, y: number, style: TextStyle) => number;
  rule: (y: number) => void;
  /** Returns the height, or that of a new page where less than `needed` is left. */
  room: (y: number, needed: number) => number;
  finish: () => Promise<Buffer>;
}

/** @param info title, author and the day of the document, so that the same document has the same bytes. */
export function openPages(info: {
  title: string;
  author: string;
  day: string;
  language: string;
}): PaperPages {
  const pdf = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: new Date(`${info.day}T00:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const draw = (text: string, y: number, style: TextStyle): number =>
    style.isAtEnd === true ? drawAtEnd(pdf, text, y, style) : drawLines(pdf, text, y, style);
  return {
    width: pdf.page.width - 2 * MARGIN,
    draw,
    rule(y) {
      pdf
        .moveTo(MARGIN, y)
        .lineTo(pdf.page.width - MARGIN, y)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    },
    room(y, needed) {
      if (y + needed <= pdf.page.height - FOOT) return y;
      pdf.addPage();
      return MARGIN;
    },
    async finish() {
      numberPages(pdf);
      pdf.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
}

type Pdf = InstanceType<typeof PdfKit>;

function drawLines(
  pdf: Pdf,
  text: string,
  y: number,
  { x, width, size = 9, isBold = false }: TextStyle,
): number {
  const runs = runsOf(text, isBold ? '700' : '400');
  pdf.fontSize(size).fillColor(INK);
  for (const [index, run] of runs.entries()) {
    const options = {
      width,
      lineGap: 1.5,
      baseline: 'alphabetic' as const,
      continued: index < runs.length - 1,
      // By default words are laid out one by one, from left to right.
      ...(run.isRightToLeft ? { features: [] } : {}),
    };
    fontOf(pdf, run.font);
    if (index === 0) pdf.text(run.text, x, y + size * ASCENT, options);
    else pdf.text(run.text, options);
  }
  return runs.length === 0 ? y : pdf.y - size * ASCENT;
}

function drawAtEnd(
  pdf: Pdf,
  text: string,
  y: number,
  { x, width, size = 9, isBold = false }: TextStyle,
): number {
  const runs = runsOf(text, isBold ? '700' : '400');
  pdf.fontSize(size).fillColor(INK);
  const widths = runs.map((run) => fontOf(pdf, run.font).widthOfString(run.text));
  let left = x + width - widths.reduce((sum, each) => sum + each, 0);
  for (const [index, run] of runs.entries()) {
    fontOf(pdf, run.font).text(run.text, left, y + size * ASCENT, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
    left += widths[index] ?? 0;
  }
  return y + pdf.currentLineHeight(true) + 1.5;
}

/** Fonts are registered by name: the library would embed a font once for each time it is given. */
function fontOf(pdf: Pdf, { name, bytes }: Font): Pdf {
  return pdf.registerFont(name, bytes).font(name);
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // A text below the margin would open another page.
    pdf.page.margins.bottom = 0;
    const width = pdf.page.width - 2 * MARGIN;
    drawAtEnd(pdf, `${page + 1} / ${count}`, pdf.page.height - 36, { x: MARGIN, width, size: 8 });
  }
}

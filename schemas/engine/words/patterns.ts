import { latinOf } from '../characters.ts';
import { shown } from '../diagnostic.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Explains a text that does not match its pattern: a colour, a code, an id. */
export function patternWords(context: SchemaErrorContext): Words {
  const { field, value } = context;
  const text = String(value);
  const meant = meantText(field['x-code'], text);
  return {
    code: field['x-code'] ?? 'pattern',
    message: `${titleOf(context)} cannot be "${shown(text)}".`,
    ...(field.patternErrorMessage !== undefined && { expected: field.patternErrorMessage }),
    help: meant === undefined ? (field.patternErrorMessage ?? 'correct the text') : `write "${meant.text}"`,
    ...(meant && {
      fix: {
        kind: 'replace',
        title: `Write ${meant.text}`,
        safe: meant.safe,
        text: JSON.stringify(meant.text),
      },
    }),
  };
}

const COLOUR_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '#000000',
    white: '#ffffff',
    red: '#ff0000',
    green: '#008000',
    blue: '#0000ff',
    yellow: '#ffff00',
    orange: '#ffa500',
    purple: '#800080',
    brown: '#a52a2a',
    pink: '#ffc0cb',
    gold: '#ffd700',
    grey: '#808080',
    gray: '#808080',
    navy: '#000080',
    maroon: '#800000',
    teal: '#008080',
    beige: '#f5f5dc',
    ivory: '#fffff0',
  }),
);

function meantText(code: string | undefined, text: string): { text: string; safe: boolean } | undefined {
  if (code === 'color') return meantColour(text.trim());
  if (code === 'domain/host-only') {
    const host = /^(?:https?:\/\/)?([^\s/:?#]+)/i.exec(text.trim())?.[1]?.toLowerCase();
    return host === undefined || host === text || !host.includes('.')
      ? undefined
      : { text: host, safe: true };
  }
  if (code === 'promo/format') {
    const capitals = latinOf(text)
      ?.toUpperCase()
      // As what a guest types is read: without blanks.
      .replaceAll(/\s+/g, '')
      .replaceAll(/[^A-Z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    return capitals === undefined || capitals.length < 3 ? undefined : { text: capitals, safe: false };
  }
  if (code === 'id/format') {
    const id = latinOf(text)
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60);
    return id === undefined || id === '' ? undefined : { text: id, safe: false };
  }
  return undefined;
}

function meantColour(text: string): { text: string; safe: boolean } | undefined {
  if (/^[\da-f]{6}$/i.test(text)) return { text: `#${text}`, safe: true };
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(text);
  if (short)
    return {
      text: `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`,
      safe: true,
    };
  const named = COLOUR_NAMES.get(text.toLowerCase());
  if (named !== undefined) return { text: named, safe: true };
  const channels = /^rgb\(\s*(\d{1,3})[,\s]\s*(\d{1,3})[,\s]\s*(\d{1,3})\s*\)$/i
    .exec(text)
    ?.slice(1)
    .map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return undefined;
  return {
    text: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    safe: true,
  };
}

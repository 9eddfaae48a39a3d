import { decodePunycode } from './punycode.ts';
import { withoutInvisible } from './typed-text.ts';

/** Plain ASCII without quotes and comments (TRUST T18), so that all programs read the same address. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;
/** Letters, marks and digits of any script, with the signs that domains may have (RFC 5892). */
const DOMAIN_SIGNS = /^(?:[\p{L}\p{M}\p{Nd}.\u00B7\u05F3\u05F4\u30FB-]|\u200C|\u200D)+$/u;
const OUTER_HYPHEN = /(?:^|\.)-|-(?:\.|$)/;
const IS_ASCII = /^[\u0020-\u007E]*$/;

/** Whether a tidied address can be one; the server that takes its mail decides the rest. */
export function isEmail(address: string): boolean {
  return EMAIL.test(address);
}

/** Without what comes with a pasted address: `mailto:`, the full stop of a sentence, what nobody sees. */
export function tidyEmail(typed: string): string {
  const line = withoutInvisible(typed.normalize('NFKC')).trim();
  const [address = ''] = /^mailto:/i.test(line) ? line.slice('mailto:'.length).split('?') : [line];
  const { name, domain } = partsOf(address);
  // The full stop of Chinese and Japanese separates labels too.
  return name + withoutLastDot(domain.replaceAll('\u3002', '.'));
}

function withoutLastDot(domain: string): string {
  return domain.endsWith('.') ? domain.slice(0, -1) : domain;
}

/**
 * An address as it is stored and mailed to: the domain in lower case, and one of another alphabet as mail servers know
 * it (xn--…). Only the domain: its case does not matter, and that of the name before it may.
 */
export function storedEmail(typed: string): string {
  const { name, domain } = partsOf(tidyEmail(typed));
  return name + (asciiDomain(domain) ?? domain.toLowerCase());
}

/** An address as people write it: `anna@münchen.de` for `anna@xn--mnchen-3ya.de`. */
export function writtenEmail(stored: string): string {
  const { name, domain } = partsOf(stored);
  return name + writtenDomain(domain);
}

function partsOf(address: string): { name: string; domain: string } {
  const at = address.lastIndexOf('@') + 1;
  return { name: address.slice(0, at), domain: address.slice(at) };
}

/**
 * The name of a domain in the DNS. Browsers and Node share one parser of addresses, and so one answer; what could be
 * another part of an address there is kept from it. Undefined where it is no domain.
 */
function asciiDomain(domain: string): string | undefined {
  if (IS_ASCII.test(domain)) return domain.toLowerCase();
  if (!DOMAIN_SIGNS.test(domain) || OUTER_HYPHEN.test(domain) || mixesAlphabets(domain)) return undefined;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** A Cyrillic or Greek letter among Latin ones was hit by mistake, or shall look like one. No registry gives such a name. */
function mixesAlphabets(domain: string): boolean {
  return domain
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label));
}

/** Only what leads back to the same domain: a label that a stranger made up stays as it is. */
function writtenDomain(ascii: string): string {
  if (!/(?:^|\.)xn--/.test(ascii)) return ascii;
  const labels = ascii.split('.').map((label) => {
    return label.startsWith('xn--') ? decodePunycode(label.slice('xn--'.length)) : label;
  });
  if (labels.includes(undefined)) return ascii;
  const written = labels.join('.');
  return asciiDomain(written) === ascii ? written : ascii;
}

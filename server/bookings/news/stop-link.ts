import { siteAddress } from '../../release/index.ts';
import type { BookingContext } from '../context.ts';

/**
 * The address that withdraws a consent with one press and without a login. Its token is signed, so that it can be
 * written anew into every mail and nobody has to store it.
 */
export function stopLink(
  context: Pick<BookingContext, 'config' | 'keys' | 'release'>,
  consentId: string,
): string {
  return siteAddress(context, `/stop-news#${consentId}.${context.keys.keyedHash('news', consentId)}`);
}

/** The consent of a token; undefined for a token that was not signed here. */
export function consentOfToken({ keys }: Pick<BookingContext, 'keys'>, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return keys.isKeyedHash('news', id, signature) && token === `${id}.${signature}` ? id : undefined;
}

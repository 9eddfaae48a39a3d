import type { GatewayKeys } from '../../../../platform/config/gateway-settings.ts';

const TIMEOUT_MS = 10_000;
const MOST_REASON = 300;

/** Razorpay declined a request, or failed. */
export class RazorpayError extends Error {
  override readonly name = 'RazorpayError';
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`Razorpay answered ${status}: ${reason}`);
    this.status = status;
  }
}

/** @param path with its query. With a body it is a POST. */
export type CallRazorpay = <Answer>(
  path: string,
  request?: { body?: object; headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;

/**
 * Calls the API with the account's key. Razorpay's own library brings axios along and has no limit of time; what is
 * needed of it are six calls.
 */
export function callRazorpay({
  keyId,
  keySecret,
  apiUrl,
}: NonNullable<GatewayKeys['razorpay']>): CallRazorpay {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async <Answer>(path: string, { body, headers = {} }: Parameters<CallRazorpay>[1] = {}) => {
    const answer = await fetch(`${apiUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new RazorpayError(answer.status, reasonIn(text));
    // The shape is the API's.
    return JSON.parse(text) as Answer;
  };
}

/** `{ error: { description } }`, or a page of a proxy. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: string } };
    return (error?.description ?? text).slice(0, MOST_REASON);
  } catch {
    return text.slice(0, MOST_REASON);
  }
}

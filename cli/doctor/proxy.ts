import { type Config, ConfigError, loadConfig } from '#server/config';
import { proxyCheckPath, type SeenRequest } from '#server/proxy-check';
import { failure, type Finding, reasonOf } from './finding.ts';
import { FORGED, checkProxyRequest } from './check-proxy.ts';

const PART = 'Proxy';
const LONGEST_MS = 10_000;

/** Sends a request to the running server through the proxy, and checks how it arrived. */
export async function checkProxy(
  env: Readonly<Partial<Record<string, string>>> = process.env,
): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [failure('Environment', reasonOf(error), `correct ${error.variable}, or unset it`)];
  }
  const { siteOrigin, trustedProxies } = config;
  if (siteOrigin === undefined) return [failure(PART, 'SITE_ORIGIN is not set', 'set it as for the server')];
  const path = proxyCheckPath(config, new Date());
  if (path === undefined)
    return [
      failure(PART, 'no server has run with this DATA_DIR', 'set it and VERANDAH_SECRET as for the server'),
    ];
  try {
    const answer = await fetch(`${siteOrigin}${path}`, {
      headers: { 'x-forwarded-for': FORGED },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (answer.status !== 200) return [unknown(answer)];
    // The answer is the server's: only the server can know this address, which is made with its secret.
    return checkProxyRequest((await answer.json()) as SeenRequest, { siteOrigin, trustedProxies });
  } catch (error) {
    const reason =
      error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : reasonOf(error);
    return [
      failure(
        PART,
        `${siteOrigin} does not answer (${reason})`,
        'start the server and the proxy, or correct SITE_ORIGIN',
      ),
    ];
  }
}

function unknown({ status, headers, url }: Response): Finding {
  const { origin } = new URL(url);
  const target = headers.get('location');
  if (target !== null)
    return failure(
      PART,
      `${origin} redirects guests to ${URL.parse(target, origin)?.origin ?? target}`,
      'set SITE_ORIGIN to that address',
    );
  return failure(
    PART,
    `${origin} answered ${status}, so this command and the server have different secrets or clocks`,
    'run it with the environment of the server, above all VERANDAH_SECRET, and check the clock',
  );
}

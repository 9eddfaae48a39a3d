import type { SeenRequest } from '#server/proxy-check';
import { failure, type Finding, ok, warning } from './finding.ts';

/** The address in a forged header, from the documentation range (RFC 5737), so no guest has it. */
export const FORGED = '192.0.2.77';

const GUEST = 'Guests';
const PROXY_FILES = 'docs/proxy';
/** Headers in which delivery networks pass the guest's address. */
const GUEST_HEADERS = ['cf-connecting-ip', 'true-client-ip', 'fastly-client-ip'];

interface Expected {
  siteOrigin: string;
  trustedProxies: readonly string[];
}

/** Compares what the server saw of a request through the proxy with its configuration. */
export function checkProxyRequest(seen: SeenRequest, expected: Expected): Finding[] {
  return [arrived(seen), checkGuestAddress(seen, expected), ...checkSiteAddress(seen, expected.siteOrigin)];
}

function arrived({ peer, client, headers }: SeenRequest): Finding {
  const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'host']
    .map((name) => `${name} ${headers[name] ?? 'missing'}`)
    .join('; ');
  return ok('Request', `came from ${peer}, counts as ${client}; ${forwarded}`);
}

function checkGuestAddress(seen: SeenRequest, { siteOrigin, trustedProxies }: Expected): Finding {
  const { peer, client, isPeerTrusted, headers } = seen;
  if (client === FORGED)
    return failure(
      GUEST,
      'the server trusts X-Forwarded-For from everybody, so no limit works',
      `let the proxy replace that header, as the files of ${PROXY_FILES} do`,
    );
  const forwarded = addressesIn(headers['x-forwarded-for']);
  if (forwarded.length === 0) {
    if (siteOrigin.startsWith('http:')) return ok(GUEST, 'there is no proxy in front of the server');
    return failure(
      GUEST,
      `every guest looks like ${peer}, so all guests share one limit: the proxy does not send their addresses`,
      `let it send X-Forwarded-For, as the files of ${PROXY_FILES} do`,
    );
  }
  if (!isPeerTrusted)
    return failure(
      GUEST,
      `every guest looks like ${peer}, so all guests share one limit`,
      `set TRUSTED_PROXIES=${[...trustedProxies, peer].join(',')} and start the server again`,
    );
  return checkDeliveryNetwork(seen, forwarded);
}

/** Whether the proxy takes a delivery network in front of it for the guest. */
function checkDeliveryNetwork({ client, headers }: SeenRequest, forwarded: readonly string[]): Finding {
  const named = namedByNetwork(headers);
  const guest = named ?? forwarded[0];
  if (guest !== client)
    return failure(
      GUEST,
      `every guest looks like ${client}, so all guests share one limit: the guest is ${guest}, and a delivery network is in between`,
      `add its networks to the proxy, as in ${PROXY_FILES}/real-ip.conf`,
    );
  const passedBy = headers['via'] ?? headers['cdn-loop'];
  if (named === undefined && passedBy !== undefined)
    return warning(
      GUEST,
      `another proxy has passed this on (${passedBy}), and this command counts as ${client}`,
      `if this is not an address of this machine, all guests share one limit: see ${PROXY_FILES}/real-ip.conf`,
    );
  return ok(GUEST, `have addresses of their own; this command has ${client}`);
}

function checkSiteAddress({ headers }: SeenRequest, siteOrigin: string): Finding[] {
  const { hostname, protocol } = new URL(siteOrigin);
  const host = URL.parse(`http://${headers['host'] ?? ''}`)?.hostname;
  const scheme = headers['x-forwarded-proto'];
  return [
    host === hostname
      ? ok('Host', `${host}, same as SITE_ORIGIN`)
      : warning(
          'Host',
          `the server is asked for ${host ?? 'nothing'}, and SITE_ORIGIN is ${siteOrigin}`,
          'let the proxy pass Host on (nginx: proxy_set_header Host $host), or correct SITE_ORIGIN',
        ),
    ...(scheme === undefined || `${scheme}:` === protocol
      ? []
      : [
          warning(
            'Scheme',
            `the proxy says ${scheme}, and SITE_ORIGIN is ${siteOrigin}`,
            `let it send X-Forwarded-Proto ${protocol.slice(0, -1)}, or correct SITE_ORIGIN`,
          ),
        ]),
  ];
}

/** Without the forged address. */
function addressesIn(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== FORGED);
}

/** CloudFront appends the port to the address. */
function namedByNetwork(headers: SeenRequest['headers']): string | undefined {
  const name = GUEST_HEADERS.find((each) => headers[each] !== undefined);
  return name === undefined ? headers['cloudfront-viewer-address']?.replace(/:\d+$/, '') : headers[name];
}

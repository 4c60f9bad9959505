import { inWords, refusalOf } from '../check-api/checks/cors';
import { reasonOf } from '../release/command-line/printable';

const limitMs = 5_000;

/**
 * Returns a sentence that says why the portal will probably not work with this partner API, or undefined if the API responds and
 * allows the host's calls. This is only a warning, because the API may become available later.
 */
export async function partnerApiWarning(
  url: string,
  host: string,
  traces = false,
): Promise<string | undefined> {
  const asked = new URL('api/v1/partner-transactional/commitment/invest', url.replace(/\/*$/, '/'));
  const wanted = [
    'authorization',
    'content-type',
    'idempotency-key',
    ...(traces ? ['traceparent'] : []),
  ];
  try {
    // A browser sends this preflight before an investment (shared/docs/deploying.md, 'The partner API').
    const { status, headers } = await fetch(asked, {
      method: 'OPTIONS',
      headers: {
        origin: host,
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted.join(','),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const refusal = refusalOf({ status, headers, failure: undefined }, host, 'POST', wanted);
    return (
      refusal &&
      `The partner API at ${url} responds, but browsers refuse its calls: ${inWords(refusal)}.`
    );
  } catch (error) {
    return `The partner API at ${url} does not respond (${reasonOf(error)}). The portal starts, but no screen will have data.`;
  }
}

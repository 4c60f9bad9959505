import { reasonOf } from '../release/command-line/printable.ts';

const limitMs = 5_000;

/**
 * Why the portal will hardly work with this partner API, in a sentence; undefined when it responds and allows the
 * host's calls. It warns and refuses nothing: an API may come up later.
 */
export async function partnerApiWarning(url: string, host: string): Promise<string | undefined> {
  const asked = new URL('api/v1/partner-transactional/commitment/invest', url.replace(/\/*$/, '/'));
  const wanted = ['authorization', 'content-type', 'idempotency-key'];
  try {
    // What a browser asks before an investment (shared/docs/deploying.md, 'The partner API').
    const response = await fetch(asked, {
      method: 'OPTIONS',
      headers: {
        origin: host,
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted.join(','),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    return corsWarning(url, host, response.headers, wanted);
  } catch (error) {
    return `The partner API at ${url} does not respond (${reasonOf(error)}). The portal starts, but no screen will have data.`;
  }
}

function corsWarning(url: string, host: string, headers: Headers, wanted: string[]) {
  const origin = headers.get('access-control-allow-origin');
  if (origin !== '*' && origin !== host)
    return `The partner API at ${url} responds, but its CORS does not allow ${host}: browsers will refuse every call.`;
  const allowed = (headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const missing = wanted.filter((name) => !allowed.includes(name));
  // A wildcard stands for every header but this one (Fetch Standard).
  const refused = allowed.includes('*')
    ? missing.filter((name) => name === 'authorization')
    : missing;
  if (refused.length === 0) return undefined;
  return `The partner API at ${url} responds, but its CORS does not allow the headers ${refused.join(', ')}.`;
}

import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { statusOf } from '../client/ask';
import { type Exchange, isRedirect } from '../client/client';
import { type CallName, callNames, calls } from '../contract/shape';
import { type Finding, finding, type FindingId, perCause } from './finding';
import type { Check } from './check';

/** Methods that a preflight response does not have to list. */
const simple = ['GET', 'HEAD', 'POST'];

function headersOf(name: CallName, traces: boolean): string[] {
  const { method } = requestOf(calls[name].template);
  const json = method !== 'GET' && name !== 'upload';
  return [
    'authorization',
    ...(json ? ['content-type'] : []),
    ...(name === 'invest' ? ['idempotency-key'] : []),
    ...(traces ? ['traceparent'] : []),
  ];
}

interface Refusal {
  /** A sentence, without the missing values. */
  why: string;
  /** The methods or headers that the response does not allow. */
  lacks: readonly string[];
}

/** Returns why a browser would reject a preflight's response, or undefined if the browser would send the request. */
function refusalOf(
  { status, headers, failure }: Pick<Exchange, 'status' | 'headers' | 'failure'>,
  origin: string,
  method: string,
  asked: readonly string[],
): Refusal | undefined {
  if (failure) return { why: failure, lacks: [] };
  if (status < 200 || status > 299)
    return { why: `the preflight gets status ${status}`, lacks: [] };
  const listed = (name: string) =>
    (headers.get(name) ?? '').split(',').map((it) => it.trim().toLowerCase());
  if (!isAllowed(headers, origin)) return { why: refusedOrigin(headers, origin), lacks: [] };
  const methods = listed('access-control-allow-methods');
  if (!simple.includes(method) && !methods.includes('*') && !methods.includes(method.toLowerCase()))
    return { why: 'Access-Control-Allow-Methods lacks', lacks: [method] };
  const allowed = listed('access-control-allow-headers');
  // The asterisk does not include the Authorization header.
  const lacks = asked.filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  return lacks.length > 0 ? { why: 'Access-Control-Allow-Headers lacks', lacks } : undefined;
}

const inWords = ({ why, lacks }: Refusal) => `${why} ${lacks.join(', ')}`.trim();

const isAllowed = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const refusedOrigin = (headers: Headers, origin: string) =>
  `Access-Control-Allow-Origin is ${headers.get('access-control-allow-origin') ?? 'missing'}, for ${origin}`;

export const preflights: Check = {
  id: 'preflights',
  title: "Browsers may call it from the host's origin",
  run: async ({ client, options: { origin, config }, sample }) => {
    const isRedirected = sample.all.some((it) => isRedirect(statusOf(it)));
    const judged = await Promise.all(
      callNames.map(async (name) => {
        const { method, path } = requestOf(calls[name].template, 'check-api');
        const asked = headersOf(name, config.traceRequests);
        const exchange = await client.send({
          method: 'OPTIONS',
          path,
          token: '',
          headers: {
            'access-control-request-method': method,
            'access-control-request-headers': asked.join(','),
          },
        });
        // The check `reads` reports redirects.
        const isReported = isRedirected && isRedirect(exchange.status);
        return {
          name,
          refusal: isReported ? undefined : refusalOf(exchange, origin, method, asked),
        };
      }),
    );
    // If a header lacks three names, there is one cause, although not every call needs all three names.
    const lackingOf = (why: string) => [
      ...new Set(judged.flatMap(({ refusal }) => (refusal?.why === why ? refusal.lacks : []))),
    ];
    return perCause(
      judged.flatMap(({ name, refusal }) => {
        if (!refusal) return [];
        const { why } = refusal;
        return [finding('cors.preflight', name, inWords({ why, lacks: lackingOf(why) }))];
      }),
    );
  },
};

/** Runs last, because it judges every response so far, including responses with an error status. */
export const responsesCors: Check = {
  id: 'cors',
  title: 'Browsers hand its responses to the portal',
  run: async ({ client, options: { origin, api }, sample }) => {
    const own = client.exchanges.filter(
      ({ method, path, status }) =>
        status > 0 && !isRedirect(status) && method !== 'OPTIONS' && path.startsWith('api/'),
    );
    const subject = new URL(api).origin;
    const hidden = own.flatMap(({ headers, path, status }): Finding[] => {
      if (isAllowed(headers, origin)) return [];
      const sampled = sample.all.find(({ exchanges }) => exchanges.some((it) => it.path === path));
      const where =
        status >= 400 ? `errors (${status})` : (sampled?.name ?? path.split('?')[0] ?? '');
      return [finding('cors.origin', where, refusedOrigin(headers, origin))];
    });
    // The check of preflights has reported this already.
    const preflight = client.exchanges.filter(({ method }) => method === 'OPTIONS');
    if (
      preflight.every(({ headers }) => !isAllowed(headers, origin)) &&
      hidden.length === own.length
    )
      return [];
    if (hidden.length > 0) return perCause(hidden);
    const some = own.filter(({ status }) => status === 200);
    const echoes = some.filter(({ headers }) => headers.get('access-control-allow-origin') !== '*');
    const lacks = (name: RegExp) =>
      !some.some(({ headers }) => name.test(headers.get('access-control-expose-headers') ?? ''));
    const hasDate = some.some(({ headers }) => headers.has('date'));
    const judged: [isWrong: boolean, id: FindingId, seen: string][] = [
      [
        echoes.some(({ headers }) => !/\borigin\b|\*/i.test(headers.get('vary') ?? '')),
        'cors.vary',
        'an Access-Control-Allow-Origin of one origin without Vary: Origin',
      ],
      [
        hasDate && lacks(/\bdate\b|\*/i),
        'cors.expose-date',
        'Access-Control-Expose-Headers lacks Date',
      ],
      [
        some.length > 0 && lacks(/\bretry-after\b|\*/i),
        'cors.expose-retry-after',
        'Access-Control-Expose-Headers lacks Retry-After',
      ],
    ];
    return judged.flatMap(([isWrong, id, seen]) => (isWrong ? [finding(id, subject, seen)] : []));
  },
};

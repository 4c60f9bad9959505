import { newestCampaignsCall } from '@investor-portal/shared/partner-api/contract/campaigns';
import { messageOfErrorBody } from '@investor-portal/shared/partner-api/errors';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { fittedJson } from '../client/ask';
import { type Exchange, isTruncated, isUtf8, jsonOf, textOf } from '../client/client';
import { type Finding, finding, perCause } from './finding';
import type { Check, CheckRun } from './check';
import type { SampleResponse } from '../reading/sample';
import type { CallName } from '../contract/shape';

/** Runs late, because it judges every error response to the other checks, and one error that it provokes itself. */
export const errors: Check = {
  id: 'errors',
  title: 'Errors have a sentence to show, and no personal data',
  run: async (context) => {
    const { client } = context;
    const { path } = requestOf(newestCampaignsCall.template);
    const headers = { 'content-type': 'application/json' };
    await client.send({ method: 'POST', path, headers, body: '{"rowPerPage":"five"}' });
    const failed = client.exchanges.filter(
      ({ status, path, method }) =>
        status >= 400 && path.startsWith('api/') && method !== 'OPTIONS',
    );
    return perCause(failed.flatMap((it) => judgeError(context, it)));
  },
};

/** A text that no server sends. */
const noSentence = '\u0000';

function judgeError({ sample: { user }, options }: CheckRun, exchange: Exchange): Finding[] {
  const subject = `errors (${exchange.status})`;
  const body = fittedJson(exchange);
  const findings: Finding[] = [];
  // After a 401 the portal asks for a fresh token, so a response without a body does no harm.
  const isEmpty401 = exchange.status === 401 && exchange.bytes.byteLength === 0;
  if (!isEmpty401 && !isTruncated(exchange) && messageOfErrorBody(body, noSentence) === noSentence)
    findings.push(finding('error.shape', subject, whatItIs(exchange, body)));
  const text = textOf(exchange);
  const { token, externalReferenceCode } = options;
  const secrets: [string, string | undefined][] = [
    ['the token', token],
    ['the email address', user?.emailAddress],
    ['the mobile number', user?.mobileNumber],
    ['the name', user && `${user.firstName} ${user.lastName}`],
    ['the wallet', user?.walletDetails?.walletId],
    [
      'the reference code',
      exchange.path.includes(externalReferenceCode) ? '' : externalReferenceCode,
    ],
  ];
  const told = secrets.filter(
    ([, value]) => value && value.trim().length > 4 && text.includes(value),
  );
  if (told.length > 0)
    findings.push(finding('error.personal-data', subject, told.map(([what]) => what).join(', ')));
  return findings;
}

function whatItIs({ headers }: Exchange, body: unknown): string {
  const type = headers.get('content-type') ?? 'no Content-Type';
  return body === undefined
    ? `${type} that is not JSON`
    : 'JSON without errorDetails[].message, errors[].message, exception or message';
}

/** Matches UTF-8 that was decoded as Windows-1252: `Ã±` for `ñ`, `â€™` for `’`. */
const garbled = /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac/;

export const texts: Check = {
  id: 'texts',
  title: 'Texts arrive as they were written',
  run: ({ sample }) => perCause(sample.all.flatMap(judgeTexts)),
};

function judgeTexts({ name, exchanges }: SampleResponse): Finding[] {
  const last = exchanges.at(-1);
  if (last?.status !== 200 || isTruncated(last)) return [];
  const found = (id: 'text.charset' | 'text.garbled', seen: string) => [finding(id, name, seen)];
  const charset = charsetOf(last);
  const isForeign = charset !== undefined && !/^utf-?8$|^us-ascii$/i.test(charset);
  if (!isUtf8(last) || isForeign) {
    const [bytes] = found(
      'text.charset',
      `${isUtf8(last) ? 'JSON' : 'bytes that are not UTF-8'}${isForeign ? `, with charset=${charset}` : ''}`,
    );
    if (!bytes) return [];
    return jsonOf(last) === undefined ? [{ ...bytes, severity: 'breaks' }] : [bytes];
  }
  const text = textOf(last);
  if (text.includes('\ufffd')) return found('text.garbled', 'the replacement character U+FFFD');
  if (!garbled.test(text)) return [];
  return found('text.garbled', 'UTF-8 that was decoded as another charset, such as Ã± for ñ');
}

function charsetOf({ headers }: Exchange): string | undefined {
  return /charset="?([^";\s]+)/i.exec(headers.get('content-type') ?? '')?.[1];
}

const isLocal = (api: string) => /^(?:localhost|127\.|\[::1\])/.test(new URL(api).hostname);

/** Returns each call's responses to the portal's own requests. */
const ofReadings = (all: readonly SampleResponse[]) =>
  all.flatMap(({ name, exchanges }) => exchanges.map((exchange) => ({ name, exchange })));

export const encryption: Check = {
  id: 'encryption',
  title: 'Tokens travel encrypted',
  run: ({ options: { api } }) => {
    if (isLocal(api)) return 'The API runs on this machine.';
    if (new URL(api).protocol === 'https:') return [];
    return [finding('transport.plain', new URL(api).origin, 'http')];
  },
};

const isPublic = new Set<CallName>([
  ...(['newestCampaigns', 'expiringCampaigns', 'issuerCampaigns', 'campaign'] as const),
  ...(['subscription', 'companyView', 'nationalities', 'preSign'] as const),
]);

export const caching: Check = {
  id: 'caching',
  title: "No cache may keep an investor's data",
  run: ({ sample }) =>
    perCause(
      ofReadings(sample.all).flatMap(({ name, exchange }) => {
        if (isPublic.has(name)) return [];
        const control = exchange.headers.get('cache-control') ?? '';
        const shared = /\bpublic\b|\bs-maxage=[1-9]/i.test(control);
        const kept = /\bmax-age=[1-9]/i.test(control) && !/\bprivate\b|\bno-store\b/i.test(control);
        if (!shared && !kept) return [];
        return [finding('transport.cache', name, `Cache-Control: ${control}`)];
      }),
    ),
};

const skewMs = 30_000;

/** Returns the difference between the API's clock and this machine's clock, in ms: the median of the responses. */
function skewOf(exchanges: readonly Exchange[]): number | undefined {
  const skews = exchanges
    .map(({ headers, at }) => Date.parse(headers.get('date') ?? '') - at)
    .filter((skew) => !Number.isNaN(skew))
    .sort((a, b) => a - b);
  return skews[Math.floor(skews.length / 2)];
}

export const clock: Check = {
  id: 'clock',
  title: 'Its clock is right, and said',
  run: ({ sample, options: { api } }) => {
    const skew = skewOf(ofReadings(sample.all).map(({ exchange }) => exchange));
    const subject = new URL(api).origin;
    if (skew === undefined) return [finding('transport.date', subject, 'no Date header')];
    if (Math.abs(skew) < skewMs) return [];
    const seconds = Math.round(Math.abs(skew) / 1_000);
    const seen = `${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} this machine's clock`;
    return [finding('transport.clock', subject, seen)];
  },
};

import { textOf, type Exchange } from '../client/client';
import type { CallName } from '../contract/responses';
import type { Finding } from '../model/finding';
import type { SampleResponse } from '../reading/sample';
import type { Check } from './check';
import { finding } from './consequences';
import { perCause } from './per-cause';

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

export const speed: Check = {
  id: 'speed',
  title: 'It responds within a second',
  run: ({ sample, options: { slowMs } }) => {
    // The fastest response of each call counts, because slower responses may have waited for this machine.
    const fastest = new Map<string, number>();
    for (const { name, exchange } of ofReadings(sample.all))
      fastest.set(name, Math.min(fastest.get(name) ?? Infinity, exchange.firstByteMs));
    const slow = [...fastest].filter(([, ms]) => ms >= slowMs).sort(([, a], [, b]) => b - a);
    return perCause(
      slow.map(([name, ms]) =>
        finding('transport.slow', name, `up to ${Math.round(ms)} ms to the first byte`),
      ),
      () => '',
    );
  },
};

const worthCompressing = 10_000;

function weightOf(name: string, exchange: Exchange): Finding[] {
  const { bytes, headers } = exchange;
  if (bytes.byteLength < worthCompressing || headers.get('content-encoding')) return [];
  return [finding('transport.compression', name, `${bytes.byteLength} bytes, not compressed`)];
}

export const compression: Check = {
  id: 'compression',
  title: 'Long responses are compressed',
  run: ({ sample, options: { api } }) =>
    isLocal(api)
      ? 'The API runs on this machine.'
      : perCause(
          ofReadings(sample.all).flatMap(({ name, exchange }) => weightOf(name, exchange)),
          () => '',
        ),
};

/** Only advice, because browsers read JSON with any content type. */
export const types: Check = {
  id: 'types',
  title: 'Responses say that they are JSON',
  run: ({ sample }) =>
    perCause(
      ofReadings(sample.all).flatMap(({ name, exchange }) => {
        const type = exchange.headers.get('content-type') ?? 'no Content-Type';
        if (exchange.status !== 200 || /\bjson\b/i.test(type) || textOf(exchange) === '') return [];
        return [finding('transport.type', name, type)];
      }),
    ),
};

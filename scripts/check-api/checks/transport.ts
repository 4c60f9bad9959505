import type { Exchange } from '../client/client';
import type { CallName } from '../contract/responses';
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

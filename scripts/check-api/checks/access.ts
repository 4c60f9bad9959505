import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { isLink, preSign } from '@investor-portal/shared/partner-api/contract/files';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { ask, statusOf } from '../client/ask';
import { type CallName, calls } from '../contract/shape';
import { type Finding, finding, type FindingId, perCause } from './finding';
import type { Check, CheckRun } from './check';
import { contracts } from '../../api-contract/contracts';

const noLogos = 'Visitors who have not signed in see initials instead of logos.';

export const publicCalls: Check = {
  id: 'public',
  title: 'Campaigns are public: no token is needed',
  run: async ({ client, sample }) => {
    const { lists, pictures } = sample;
    const asked = await Promise.all([
      one('newestCampaigns', () => lists.newestCampaigns.page(1)),
      one('expiringCampaigns', () => lists.expiringCampaigns.page(1)),
      ...pictures.slice(0, 1).map((key) => one('preSign', () => preSign(key))),
    ]);
    async function one(name: CallName, fetcher: () => Promise<unknown>): Promise<Finding[]> {
      const { error, exchanges } = await ask(client, fetcher, '');
      const broken = sample.all.some((it) => it.name === name && it.error !== undefined);
      if (error === undefined || broken) return [];
      const seen = `status ${exchanges.at(-1)?.status} without a token`;
      const found = finding('access.public', name, seen);
      return name === 'preSign' ? [{ ...found, severity: 'less', shows: noLogos }] : [found];
    }
    return perCause(asked.flat());
  },
};

const privately = [
  ...(['userDetails', 'accountActivity', 'commitments', 'commitmentsByCampaign'] as const),
  ...(['commitment', 'stockMemos', 'stockMemo'] as const),
];

export const tokens: Check = {
  id: 'tokens',
  title: 'A wrong, expired or absent token gets 401',
  run: async ({ client, options: { expiredToken }, sample }) => {
    const tried = [
      { kind: 'a wrong', token: 'check-api-is-not-a-token' },
      { kind: 'no', token: '' },
      ...(expiredToken ? [{ kind: 'an expired', token: expiredToken }] : []),
    ];
    const judged = await Promise.all(
      privately.map(async (name): Promise<Finding[]> => {
        const first = sample.all.find((it) => it.name === name && it.error === undefined);
        const exchange = first?.exchanges.at(-1);
        if (!exchange) return [];
        const answered = await Promise.all(
          tried.map(async ({ kind, token }) => {
            const { status } = await client.send({ ...exchange.sent, token, signal: undefined });
            return { kind, status };
          }),
        );
        return answeredWrongly(name, answered);
      }),
    );
    return perCause(judged.flat());
  },
};

/** Returns one finding for each wrong status, because an API usually treats all invalid tokens the same. */
function answeredWrongly(
  name: CallName,
  answered: readonly { kind: string; status: number }[],
): Finding[] {
  const statuses = new Set(answered.map(({ status }) => status));
  statuses.delete(401);
  return [...statuses].map((status) => {
    const kinds = answered.flatMap((it) => (it.status === status ? it.kind : []));
    const id = status < 300 ? 'access.open' : 'access.token';
    return finding(id, name, `status ${status} with ${kinds.join(' token, ')} token`);
  });
}

export const strangers: Check = {
  id: 'strangers',
  title: "What is another investor's, or nowhere, is 404",
  run: async ({ client, options, sample }) => {
    const failures = new Set(sample.all.filter(({ error }) => error).map(statusOf));
    const asked: [CallName, string][] = [
      ['commitment', options.strangerCommitment ?? randomUUID()],
      ['stockMemo', randomUUID()],
      ['campaign', randomUUID()],
      ['userDetails', `stranger-${randomUUID()}`],
    ];
    const judged = await Promise.all(
      asked.map(async ([name, guid]): Promise<Finding[]> => {
        const { method, path } = requestOf(calls[name].template, guid);
        const { status } = await client.send({ method, path });
        // The check `reads` reports a status that the investor's own data has, too.
        if (status === 404 || (status !== 200 && failures.has(status))) return [];
        const id = status === 200 ? 'access.stranger' : 'access.not-found';
        return [finding(id, name, `status ${status}`)];
      }),
    );
    return perCause(judged.flat());
  },
};

export const links: Check = {
  id: 'links',
  title: 'Links to files open, with the right type',
  run: async (context) => {
    const signed = context.sample.all.flatMap(({ name, id, json }) => {
      const parsed = name === 'preSign' ? v.safeParse(contracts.preSign.answer, json) : undefined;
      return parsed?.success ? [{ subject: 'preSign', key: id, link: parsed.output }] : [];
    });
    const banners = context.sample.newest
      .map(({ campaignBanner }) => campaignBanner)
      .filter(isLink)
      .slice(0, 1)
      .map((link) => ({ subject: 'Campaign.campaignBanner', key: 'banner', link }));
    const all = [...signed, ...banners];
    if (all.length === 0) return 'No picture or document has a key.';
    const judged = await Promise.all(all.map((it) => judgeLink(context, it)));
    return perCause(judged.flat(), () => '');
  },
};

interface SignedLink {
  subject: string;
  key: string;
  link: string;
}

async function judgeLink({ client, options }: CheckRun, signed: SignedLink): Promise<Finding[]> {
  const { subject, key, link } = signed;
  const found = (id: FindingId, seen: string) => [finding(id, subject, seen)];
  if (!URL.canParse(link, client.base) || !isLink(link))
    return found('link.address', 'not an address');
  const url = new URL(link);
  const trusted = [new URL(client.base).origin, ...options.config.fileOrigins];
  if (!trusted.includes(url.origin))
    return found('link.origin', `${url.origin}, which fileOrigins does not name`);
  const { status, headers, bytes, failure } = await client.send({ path: link, token: '' });
  if (status !== 200) return found('link.status', failure ?? `status ${status} without a token`);
  if (bytes.byteLength === 0) return found('link.empty', 'an empty file');
  const type = headers.get('content-type') ?? 'no Content-Type';
  const isPicture = /\.(?:png|jpe?g|webp|svg|gif|avif)$/i.test(key) || subject !== 'preSign';
  if (isPicture ? !type.startsWith('image/') : /\bhtml\b/.test(type))
    return found('link.type', `${type} for ${isPicture ? 'a picture' : 'a document'}`);
  const resource = headers.get('cross-origin-resource-policy');
  if (resource && resource !== 'cross-origin')
    return found('link.resource-policy', `Cross-Origin-Resource-Policy: ${resource}`);
  return [];
}

import { randomUUID } from 'node:crypto';
import { preSign } from '@investor-portal/shared/partner-api/contract/files';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { ask, statusOf } from '../client/ask';
import { calls, type CallName } from '../contract/responses';
import type { Finding } from '../model/finding';
import type { Check } from './check';
import { finding } from './consequences';
import { perCause } from './per-cause';

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

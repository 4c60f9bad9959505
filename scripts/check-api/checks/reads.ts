import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import type { Finding } from '../model/finding';
import { otherNationalityCode } from '@investor-portal/shared/partner-api/nationalities';
import { walletProviderCode } from '@investor-portal/shared/partner-api/payments';
import * as v from 'valibot';
import { responses, type CallName } from '../contract/responses';
import type { Reading } from '../reading/sample';
import type { Check } from './check';
import { finding } from './consequences';

const screens: Readonly<Partial<Record<CallName, string>>> = {
  userDetails: 'The profile shows an error, and nobody can invest.',
  accountActivity: 'The account activity shows an error.',
  nationalities: 'Nobody can register: the list of nationalities is an error.',
  newestCampaigns: 'The first screen shows an error instead of campaigns.',
  expiringCampaigns: 'The tab of expiring campaigns shows an error.',
  issuerCampaigns: "The issuer's other campaigns are an error.",
  campaign: 'A campaign does not open.',
  subscription: 'The subscription of a campaign is an error.',
  companyView: "The company's pages are an error.",
  commitments: 'My Commitments shows an error.',
  commitmentsByCampaign: 'My Commitments shows an error.',
  commitment: 'A commitment does not open.',
  stockMemos: 'The stock positions show an error.',
  stockMemo: 'A position does not open.',
  paymentOptions: 'Nobody can choose how to pay.',
  preSign: 'Pictures and documents are not shown.',
};

/** The portal's fetchers say whether a response can be used. */
export const reads: Check = {
  id: 'reads',
  title: 'Every read of the portal works',
  run: ({ sample }) => {
    const failed = sample.all.filter(({ error }) => error !== undefined).map(failureOf);
    const once = [...new Map(failed.map((it) => [it.id + it.place, it])).values()];
    return [...once, ...withoutRows(sample.all)];
  },
};

function failureOf({ name, error, exchanges, json }: Reading): Finding {
  const last = exchanges.at(-1);
  const status = last?.status ?? 0;
  const to = last?.headers.get('location');
  const base = { place: name, severity: 'breaks' as const, shows: screens[name] ?? '' };
  if (status >= 300 && status < 400)
    return { ...base, id: 'read.redirect', seen: `${status} to ${to}: browsers drop the token` };
  if (status === 0)
    return { ...base, id: 'read.unreachable', seen: last?.failure ?? 'no response' };
  if (status >= 400) return { ...base, id: 'read.status', seen: `status ${status}` };
  const kind = isPartnerApiError(error) ? error.kind : 'shape';
  const seen =
    kind === 'refused'
      ? 'a 200 that reports a failure'
      : `a 200 of another shape: ${misshapen(name, json)}`;
  return { ...base, id: `read.${kind}`, seen };
}

/** What there is and where it begins to differ, without any value: those may be an investor's. */
function misshapen(name: CallName, json: unknown): string {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const keys = isObject ? Object.keys(json).slice(0, 8).join(', ') : '';
  const has = isObject ? `an object with ${keys || 'nothing in it'}` : kindOf(json);
  const [issue] = v.safeParse(responses[name], json).issues ?? [];
  const path = issue && v.getDotPath(issue);
  return path ? `${has}, which cannot be read at ${path}` : has;
}

function kindOf(json: unknown): string {
  if (json === undefined) return 'no JSON';
  return Array.isArray(json) ? 'a list' : `a ${json === null ? 'null' : typeof json}`;
}

function withoutRows(all: readonly Reading[]): Finding[] {
  return all.flatMap(({ name, value }) => {
    const rows = (value as { unreadable?: number } | undefined)?.unreadable ?? 0;
    return rows > 0 ? [finding('read.rows', name, `${rows} rows that cannot be read`)] : [];
  });
}

/** What the screens cannot do without, though every response is well formed. */
export const essentials: Check = {
  id: 'essentials',
  title: 'What investing and registering need is there',
  run: ({ sample: { paymentOptions, nationalities, newest, user } }) => {
    const findings: Finding[] = [];
    const need = (met: boolean | undefined, place: string, seen: string, shows: string) => {
      if (met === false) findings.push({ id: 'essential', place, severity: 'breaks', seen, shows });
    };
    need(
      paymentOptions?.some(({ providerCode }) => providerCode === walletProviderCode),
      'paymentOptions',
      `no option with the providerCode ${walletProviderCode}`,
      'Nobody can invest: the wallet is not among the payment options.',
    );
    need(
      nationalities.first?.some(({ nationalityCode }) => nationalityCode === otherNationalityCode),
      'nationalities',
      `no ${otherNationalityCode} in the first list`,
      'Whose nationality is not in the first list cannot register.',
    );
    need(
      user && user.profiles.length > 0
        ? user.profiles.some(({ serviceCode }) => serviceCode === 'IDV')
        : undefined,
      'UserDetails.profiles',
      'profiles, but none with the serviceCode IDV',
      'A registered investor counts as new, and cannot invest.',
    );
    return newest.length === 0 && findings.length === 0 ? 'No campaigns to invest in.' : findings;
  },
};

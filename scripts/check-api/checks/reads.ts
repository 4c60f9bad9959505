import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { type Finding, perCause } from './finding';
import { otherNationalityCode } from '@investor-portal/shared/partner-api/contract/nationalities';
import { walletProviderCode } from '@investor-portal/shared/partner-api/contract/payments';
import * as v from 'valibot';
import { type CallName, calls } from '../contract/shape';
import { type Exchange, isRedirect, isTruncated, isUtf8 } from '../client/client';
import { nestedTwice, type Sample, type SampleResponse } from '../reading/sample';
import type { Check } from './check';

export const reads: Check = {
  id: 'reads',
  title: 'Every read of the portal works',
  run: ({ sample }) =>
    perCause(
      sample.all.filter(({ error }) => error !== undefined).flatMap(failureOf),
      // Where a body ends and where a redirect leads differ between calls, but have one cause.
      ({ id, seen }) => (['read.cut-off', 'read.redirect'].includes(id) ? '' : seen),
    ),
};

function failureOf({ name, error, exchanges, json }: SampleResponse): Finding[] {
  const last = exchanges.at(-1);
  const status = last?.status ?? 0;
  const to = last?.headers.get('location');
  const failed = (id: string, seen: string) => [
    { id, subject: name, severity: 'breaks' as const, seen, shows: calls[name].whenItFails ?? '' },
  ];
  if (isRedirect(status))
    return failed('read.redirect', `${status} to ${to}: browsers drop the token`);
  if (last?.failure !== undefined && last.firstByteMs > 0)
    return failed('read.cut-off', `the body cannot be read to its end: ${last.failure}`);
  if (!last || status === 0) return failed('read.unreachable', last?.failure ?? 'no response');
  if (status >= 400) return failed('read.status', `status ${status}`);
  // A body that was cut off may end within a letter.
  if (isTruncated(last))
    return failed('read.cut-off', `the JSON ends in the middle${sizeOf(last)}`);
  // The check `texts` reports the cause.
  if (!isUtf8(last)) return [];
  if (error === nestedTwice)
    return failed('read.envelope', 'the data is in two envelopes, {"data": {"data": …}}');
  // The check `contradictions` reports the cause.
  if (v.safeParse(calls[name].answer, json).success) return [];
  const kind = isPartnerApiError(error) ? error.kind : 'shape';
  return failed(
    `read.${kind}`,
    kind === 'refused'
      ? 'a 200 that reports a failure'
      : `a 200 of another shape: ${misshapen(name, json)}`,
  );
}

function sizeOf({ headers, bytes }: Exchange): string {
  const encoding = headers.get('content-encoding');
  return encoding
    ? `, after ${bytes.byteLength} bytes of ${encoding}: is the compressed body complete?`
    : `, after ${bytes.byteLength} bytes`;
}

// Describes a response and its first difference, without values, because they may belong to an investor.
function misshapen(name: CallName, json: unknown): string {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const keys = isObject ? Object.keys(json).slice(0, 8).join(', ') : '';
  const has = isObject ? `an object with ${keys || 'nothing in it'}` : kindOf(json);
  const [issue] = v.safeParse(calls[name].answer, json).issues ?? [];
  // The first option of a union is the documented shape.
  const own = issue?.issues?.[0] ?? issue;
  const path = own && v.getDotPath(own);
  return path ? `${has}, which cannot be read at ${path}` : has;
}

function kindOf(json: unknown): string {
  if (json === undefined) return 'no JSON';
  return Array.isArray(json) ? 'a list' : `a ${json === null ? 'null' : typeof json}`;
}

/** Reports missing data that the screens need, even if every response is well formed. */
export const essentials: Check = {
  id: 'essentials',
  title: 'Everything that investing and registering need is there',
  run: ({ sample: { paymentOptions, nationalities, newest, user } }) => {
    const findings: Finding[] = [];
    const need = (met: boolean | undefined, subject: string, seen: string, shows: string) => {
      if (met === false)
        findings.push({ id: 'essential', subject, severity: 'breaks', seen, shows });
    };
    need(
      paymentOptions?.some(({ providerCode }) => providerCode === walletProviderCode),
      'paymentOptions',
      `no option with the providerCode ${walletProviderCode}`,
      'Nobody can invest: the wallet is not among the payment options.',
    );
    const lacking = lackingNationalities(nationalities);
    if (lacking) need(false, 'nationalities', ...lacking);
    need(
      user && user.profiles.length > 0
        ? user.profiles.some(({ serviceCode }) => serviceCode === 'IDV')
        : undefined,
      'UserDetails.profiles',
      'profiles, but none with the serviceCode IDV',
      'The portal treats a registered investor as new: they cannot invest.',
    );
    return newest.length === 0 && findings.length === 0 ? 'No campaigns to invest in.' : findings;
  },
};

function lackingNationalities({
  first,
  others,
}: Sample['nationalities']): [seen: string, shows: string] | undefined {
  const shows = 'Investors whose nationality is not in the first list cannot register.';
  if (!first) return undefined;
  if (first.length === 0)
    return ['the list is empty', 'Nobody can register: there is no nationality to choose.'];
  if (!first.some(({ nationalityCode }) => nationalityCode === otherNationalityCode))
    return [`no ${otherNationalityCode} in the first list`, shows];
  return others?.length === 0 ? ['the second list is empty', shows] : undefined;
}

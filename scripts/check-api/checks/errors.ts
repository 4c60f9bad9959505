import { newestCampaignsCall } from '@investor-portal/shared/partner-api/contract/campaigns';
import { messageOfErrorBody } from '@investor-portal/shared/partner-api/errors';
import { requestOf } from '@investor-portal/shared/partner-api/client/request-of';
import { fittedJson } from '../client/ask';
import { isTruncated, textOf, type Exchange } from '../client/client';
import type { Finding } from '../model/finding';
import type { Check, CheckRun } from './check';
import { finding } from './consequences';
import { perCause } from './per-cause';

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
    return perCause(failed.flatMap((it) => judge(context, it)));
  },
};

/** A text that no server sends. */
const noSentence = '\u0000';

function judge({ sample: { user }, options }: CheckRun, exchange: Exchange): Finding[] {
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

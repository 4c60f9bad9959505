import type { CallName } from '../contract/calls';
import { calls } from '../contract/calls';
import { maximumUploadBytes } from '../contract/upload-request';
import { committed, payloadOf, png, registrationOf, uploadForm, type Api } from '../testing/api';

/** A request of the session, and the status that it must have. */
export interface Attempt {
  call: CallName;
  status: number;
  /** With the parameters of the path and the query. */
  path: string;
  body?: unknown;
  token: string;
}

const nobody = '00000000-0000-4000-8000-000000000000';

/**
 * Every call as the portal makes it, and every way in which it fails that a client can bring about: a session without a
 * token, a request that the contract does not know, something that is not there, what the state or a rule forbids.
 * @param api a sandbox that has been seeded; what is written belongs to investors of the session's own.
 */
export async function planSession(api: Api): Promise<Attempt[]> {
  const investor = await api.investor({ tier: 'Premium', balance: 200_000, history: true });
  const newcomer = await api.investor({ tier: 'New' });
  const campaign = await api.campaign();
  const mine = await committed(api, campaign, 5_000, investor);
  const cancelled = await committed(api, campaign, 5_000, investor);
  await cancelled.set('CAN');
  const [memo] = (await api.memos(investor)).data;

  const page = { rowPerPage: 2, isDescending: true };
  const campaigns = { ...page, ...campaignsOfPartner };
  const own = { ...page, pageNumber: 1, advanceFilter: { investorAccountId: investor.accountId } };
  const nationalities = { rowPerPage: 3, pageNumber: 1, advanceFilter: { categoryCode: 'DEF' } };
  const period = { startDate: '2020-01-01', endDate: '2099-12-31', rowPerPage: 1 };
  const payload = payloadOf(investor, campaign, await api.user(investor), 5_000);
  const cancel = { data: { commitmentStatusCode: 'CAN' } };
  const { guid, issuerGuid, issuerImage } = campaign;
  const { externalReferenceCode } = investor;

  const { access_token: token } = investor.tokenDetails;
  const attempt = (
    call: CallName,
    { body, query = '', as = token, ...parameters }: Given = {},
    status = 200,
  ): Attempt => ({ call, status, path: pathOf(call, parameters) + query, body, token: as });

  const good: Attempt[] = [
    attempt('userDetails', { externalReferenceCode }),
    attempt('register', {
      body: registrationOf(newcomer),
      as: newcomer.tokenDetails.access_token,
    }),
    attempt('accountActivity', { body: period }),
    attempt('upload', { body: uploadForm(png) }),
    attempt('preSign', { query: `?key=${issuerImage}` }),
    attempt('nationalities', { body: nationalities }),
    attempt('newestCampaigns', { body: campaigns }),
    attempt('expiringCampaigns', { body: campaigns }),
    attempt('issuerCampaigns', { guid: issuerGuid, body: campaigns }),
    attempt('campaign', { guid }),
    attempt('subscription', { guid }),
    attempt('companyView', { issuerGuid }),
    attempt('commitments', { body: own }),
    attempt('commitmentsByCampaign', { body: own }),
    attempt('commitment', { guid: mine.guid }),
    attempt('invest', { body: payload }),
    attempt('updateStatus', { commitmentId: mine.guid, body: cancel }),
    attempt('stockMemos', { body: own }),
    attempt('stockMemo', { guid: memo?.guid ?? '' }),
    attempt('paymentOptions', { query: '?partnerAccountCode=PHCF' }),
  ];
  const withBody = good.filter(({ body }) => body !== undefined && !(body instanceof FormData));
  const missing = { externalReferenceCode: nobody, guid: nobody, issuerGuid: nobody };
  return [
    ...good,
    ...good.map((it) => ({ ...it, token: 'unknown', status: 401 })),
    ...withBody.map((it) => ({ ...it, body: { ...(it.body as object), nothing: 1 }, status: 400 })),
    ...withBody.map((it) => ({ ...it, body: 'x'.repeat(1_200_000), status: 413 })),
    attempt('upload', { body: uploadForm(Buffer.alloc(10)) }, 400),
    attempt('upload', { body: uploadForm(Buffer.alloc(maximumUploadBytes + 100_000)) }, 413),
    attempt('preSign', {}, 400),
    attempt('preSign', { query: '?key=images/nothing.png' }, 404),
    ...(['userDetails', 'campaign', 'subscription', 'companyView', 'commitment'] as const).map(
      (call) => attempt(call, missing, 404),
    ),
    attempt('stockMemo', missing, 404),
    attempt('updateStatus', { commitmentId: nobody, body: cancel }, 404),
    attempt('updateStatus', { commitmentId: cancelled.guid, body: cancel }, 409),
    attempt('invest', { body: { ...payload, transactionCampaignId: '999999999' } }, 404),
    attempt('invest', { body: { ...payload, ...amountOf(500) } }, 422),
    attempt('register', { body: registrationOf(newcomer) }, 403),
    attempt('register', { body: registrationOf(investor, { userDetails: none }) }, 422),
  ];
}

interface Given extends Partial<Record<string, unknown>> {
  body?: unknown;
  query?: string;
  as?: string;
}

const campaignsOfPartner = { currentPage: 1, advanceFilter: { partnerAccountCode: 'PHCF' } };
const none = { nationality: 'none' };
const amountOf = (amount: number) => ({ commitmentAmount: amount, actualConvertedAmount: amount });

const pathOf = (call: CallName, parameters: Partial<Record<string, unknown>>) =>
  calls[call].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));

import * as v from 'valibot';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { externalAtom, usersAtom } from '@investor-portal/shared/session/session';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { store } from '@investor-portal/shared/session/store';
import { externalDetails } from '../../testing/external-details';
import { setPageSession, signedOutSession, visitorSession } from '../../testing/page-session';
import { control, freshToken, signIn, type SignedInInvestor } from '../../testing/sandbox';
import { fetchCampaign } from '../contract/campaigns';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { fetchCommitment, fetchCommitments, updateCommitmentStatus } from '../contract/commitments';
import { fetchStockMemo } from '../contract/stock-memos';
import type { PartnerApiError } from '../errors';
import { fetchUserDetails } from '../contract/partner';

let investor: SignedInInvestor;
const details = () => fetchUserDetails(investor.externalReferenceCode);
const cancel = () => updateCommitmentStatus('some-guid', 'CAN');

beforeEach(async () => {
  investor = await signIn();
});
afterEach(() => setSessionHost(undefined));

function handOver(access_token: string): string {
  store.set(externalAtom, externalDetails(investor.externalReferenceCode, access_token));
  return access_token;
}

/** Ends the session at the API and lets the page hand over a new session. */
async function endSession(): Promise<jest.Mock> {
  const { externalReferenceCode } = investor;
  await control('tokens/revoke', { externalReferenceCode });
  const renew = jest.fn(async () => handOver(await freshToken(externalReferenceCode)));
  setSessionHost({ renewToken: renew, startOver: jest.fn() });
  return renew;
}

describe('readings W12: retries', () => {
  it('gives a read up after three failures of the server', async () => {
    await investor.fail('userDetails', { status: 503, times: 3, message: 'Down for a while.' });
    await expect(details()).rejects.toMatchObject({
      kind: 'http',
      status: 503,
      message: 'Down for a while.',
      call: expect.stringContaining('GET api/v1/partner/partner/'),
    });
  });

  it('separates the API’s sentence from the portal’s sentence, and reads when to try again', async () => {
    const html = '<p>Maintenance <b>until</b> 6 PM.</p>';
    const reason = { status: 503, body: JSON.stringify({ exception: html }) };
    await investor.fail('updateStatus', { times: 1, retryAfter: '60', response: reason });
    const error = await cancel().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'http', message: html, reply: { words: html } });
    const left = (error as PartnerApiError).reply.retryAt ?? 0;
    expect(left - serverNow()).toBeGreaterThan(50_000);
    expect(left - serverNow()).toBeLessThanOrEqual(60_000);
    const response = { status: 503, body: '<html>', contentType: 'text/html' };
    await investor.fail('updateStatus', { times: 1, response });
    await expect(cancel()).rejects.toMatchObject({
      message: 'Service Unavailable',
      reply: { words: undefined, retryAt: undefined },
    });
    await investor.fail('updateStatus', { times: 1, status: 422, message: 'word '.repeat(5_000) });
    const long = await cancel().catch((thrown: unknown) => thrown);
    expect((long as PartnerApiError).reply.words?.length).toBeLessThanOrEqual(300);
  });

  it('sends a read that is refused, and any write, once', async () => {
    await investor.fail('userDetails', { status: 422, times: 1, message: 'No.' });
    await expect(details()).rejects.toMatchObject({ kind: 'http', status: 422, message: 'No.' });
    await investor.fail('updateStatus', { status: 503, times: 1 });
    await expect(cancel()).rejects.toMatchObject({ status: 503 });
    // The fault is used up, so a second request would have received the 404 of an unknown commitment.
    await expect(cancel()).rejects.toMatchObject({ status: 404 });
  });
});

describe('readings S6: an expired session', () => {
  it('is renewed once for all reads, again while the platform sends the rejected token, and not if a fresh one is rejected too', async () => {
    const renew = await endSession();
    renew.mockImplementationOnce(() => Promise.resolve(investor.tokenDetails.access_token));
    const { accountId } = investor;
    expect(await Promise.all([details(), details()])).toMatchObject([{ accountId }, { accountId }]);
    expect(renew).toHaveBeenCalledTimes(2);
    const renewed = await endSession();
    renewed.mockImplementation(() => Promise.resolve(handOver('rejected too')));
    await expect(details()).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(renewed).toHaveBeenCalledTimes(1);
  });

  it('does not retry a write but asks the investor to submit again', async () => {
    await endSession();
    await expect(cancel()).rejects.toMatchObject({
      kind: 'session',
      message: 'Your session was renewed before this was done. Please submit again.',
    });
    await expect(cancel()).rejects.toMatchObject({ status: 404 });
  });

  it('ends when it cannot be renewed, and the stored session stays', async () => {
    await control('tokens/revoke', { externalReferenceCode: investor.externalReferenceCode });
    await expect(details()).rejects.toMatchObject({
      kind: 'session',
      status: 401,
      message: 'Your session has ended. Open the portal again.',
    });
    expect(store.get(usersAtom)).not.toBeNull();
  });
});

describe('a page whose session is closed', () => {
  afterEach(() => setPageSession(visitorSession));

  it('drops the response to a read that was sent before', async () => {
    await investor.fail('userDetails', { hold: true, times: 1 });
    const late = details();
    await new Promise((resolve) => setTimeout(resolve));
    setPageSession(signedOutSession);
    await investor.release();
    await expect(late).rejects.toMatchObject({ kind: 'session' });
  });

  it('sends nothing with a different investor’s token', async () => {
    await investor.fail('updateStatus', { status: 503, times: 1 });
    setPageSession(signedOutSession);
    await expect(cancel()).rejects.toMatchObject({
      kind: 'session',
      message: 'Your session has ended in this tab. Nothing was sent.',
    });
    setPageSession(visitorSession);
    // The fault is still pending for the first request that is sent.
    await expect(cancel()).rejects.toMatchObject({ status: 503 });
  });
});

it.each([
  ['campaign', fetchCampaign],
  ['commitment', fetchCommitment],
  ['stockMemo', fetchStockMemo],
] as const)('a response with another guid cannot be read as the %s', async (call, fetchDetail) => {
  const answerWith = (guid: string) =>
    investor.fail(call, { response: { body: JSON.stringify({ data: { guid } }) }, times: 1 });
  await answerWith('another');
  await expect(fetchDetail('asked-for')).rejects.toMatchObject({ kind: 'shape' });
  // The case of a guid may differ.
  await answerWith('ASKED-FOR');
  expect(await fetchDetail('asked-for')).toMatchObject({ guid: 'ASKED-FOR' });
});

it('unusable responses name their call to developers, and not to the investor, and stay an AbortError when the request was aborted', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const call = { name: 'any', changesWithMoney: false, answer: v.object({ other: v.string() }) };
  await expect(read({ ...call, template: 'GET sandbox/clock' }, {})).rejects.toMatchObject({
    kind: 'shape',
    call: 'GET sandbox/clock',
    message: 'The server sent a response that cannot be read. Please try again.',
  });
  expect(warn).toHaveBeenCalledWith('Unreadable response: GET sandbox/clock');
  const html = read({ ...call, template: 'GET sandbox', answer: v.any() }, {});
  await expect(html).rejects.toMatchObject({ kind: 'shape' });
  const controller = new AbortController();
  const pending = fetchCommitments({}, controller.signal);
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

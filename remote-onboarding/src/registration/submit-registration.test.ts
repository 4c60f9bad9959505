/** @jest-environment jest-fixed-jsdom */
import { File as NodeFile } from 'node:buffer';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { retryMoment } from '@investor-portal/shared/partner-api/retry-moment';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  setPageSession,
  signedOutSession,
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import { sandboxUrl, signIn, type SignedInInvestor } from '@investor-portal/shared/testing/sandbox';
import { validAnswers } from '../testing/wizard';
import type { Signature } from './signature/signature';
import { checkRegistration, submitRegistration } from './submit-registration';

configure();
const answers = validAnswers;
const unsigned = { answers, signature: null };
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const signed = (): Signature => ({
  // Node's fetch accepts only Node's File, not jsdom's.
  file: new NodeFile([pixel], 'signature.png', { type: 'image/png' }) as unknown as File,
  dateTime: '2026-11-21, 08:00 PHT',
  location: 'Quezon City',
  ipAddress: '203.0.113.9',
});

async function newInvestor(): Promise<[SignedInInvestor, string]> {
  const investor = await signIn('New');
  return [investor, investor.externalReferenceCode];
}

async function stored({ externalReferenceCode }: SignedInInvestor): Promise<unknown> {
  const path = `${sandboxUrl()}/sandbox/investors/${externalReferenceCode}/registration`;
  return ((await (await fetch(path)).json()) as { registration: unknown }).registration;
}

describe('§4 submit', () => {
  test('uploads the signature first, then registers with its URL', async () => {
    const [investor, code] = await newInvestor();
    const outcome = await submitRegistration({ answers, signature: signed() }, code);
    expect(outcome).toEqual({ kind: 'done', message: expect.stringMatching(/./), found: null });
    expect(await stored(investor)).toMatchObject({
      digitalSignatureDetails: {
        signatureFileUrl: expect.stringMatching(/\.png/),
        location: 'Quezon City',
        ipAddress: '203.0.113.9',
      },
    });
  });

  test('sends the details as they are now, without the wallet', async () => {
    const [investor, code] = await newInvestor();
    const data = { ...(await fetchUserDetails(code)), mobileNumber: '917 555 0199' };
    await investor.fail('userDetails', { times: 1, response: { body: JSON.stringify({ data }) } });
    await submitRegistration(unsigned, code);
    const sent = (await stored(investor)) as { userDetails: object };
    expect(sent.userDetails).toMatchObject({ mobileNumber: '917 555 0199', nationality: 'PH' });
    expect(sent.userDetails).not.toHaveProperty('walletDetails');
  });

  test('sends nothing if the details cannot be read or already show a registration', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('userDetails', { times: 1, status: 403, message: 'Not now.' });
    expect(await submitRegistration(unsigned, code)).toEqual({
      kind: 'refused',
      message: 'Not now.',
    });
    expect(await stored(investor)).toBeNull();
    await submitRegistration(unsigned, code);
    await investor.fail('register', { times: 1, status: 422 });
    expect((await submitRegistration(unsigned, code)).kind).toBe('done');
  });

  test('registers nothing if the upload fails, and reports the server’s message', async () => {
    const [investor, code] = await newInvestor();
    const message = 'The store is full.';
    await investor.fail('upload', { times: 1, status: 500, message, retryAfter: '60' });
    expect(await submitRegistration({ answers, signature: signed() }, code)).toEqual({
      kind: 'refused',
      message,
    });
    expect(retryMoment()).toBeGreaterThan(serverNow());
    expect(await stored(investor)).toBeNull();
  });

  test.each([
    [{ status: 500, message: 'The store is full.' }, 'The store is full.'],
    [{ response: { body: '{"message":"OK"}' } }, undefined],
  ])(
    'still does not know about an earlier registration if the upload fails: %j',
    async (fault, serverMessage) => {
      const [investor, code] = await newInvestor();
      await investor.fail('upload', { times: 1, ...fault });
      expect(await submitRegistration({ answers, signature: signed() }, code, true)).toEqual({
        kind: 'unconfirmed',
        serverMessage,
      });
    },
  );

  test('does not take an empty 2xx for a success while the details show no registration', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('register', { times: 1, response: { body: '{}' } });
    expect(await submitRegistration(unsigned, code)).toEqual({
      kind: 'unconfirmed',
    });
  });

  test('registers nothing if the upload returns no file URL', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('upload', { times: 1, response: { body: '{"message":"OK"}' } });
    expect((await submitRegistration({ answers, signature: signed() }, code)).kind).toBe('refused');
    expect(await stored(investor)).toBeNull();
  });

  test('is refused by a 409 with a reason, unless an earlier request may have arrived', async () => {
    const [investor, code] = await newInvestor();
    const message = 'This tax number is taken.';
    await investor.fail('register', { times: 2, status: 409, message });
    expect(await submitRegistration(unsigned, code)).toEqual({
      kind: 'refused',
      message,
    });
    expect(await submitRegistration(unsigned, code, true)).toEqual({
      kind: 'unconfirmed',
      serverMessage: message,
    });
  });

  test('fails without sending anything after another session has closed this one', async () => {
    const [, code] = await newInvestor();
    setPageSession(signedOutSession);
    const outcome = await submitRegistration(unsigned, code);
    setPageSession(visitorSession);
    expect(outcome).toEqual({
      kind: 'refused',
      message: 'Your session has ended in this tab. Nothing was sent.',
    });
  });

  test('does not upload the signature again on a retry', async () => {
    const [investor, code] = await newInvestor();
    const signature = signed();
    await investor.fail('register', { times: 1, status: 422 });
    await submitRegistration({ answers, signature }, code);
    await investor.fail('upload', { times: 1, status: 500 });
    const outcome = await submitRegistration({ answers, signature }, code);
    expect(outcome.kind).toBe('done');
  });

  test('finds a registration whose response was lost in the details', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('register', { times: 1, loseResponse: true });
    const outcome = await submitRegistration(unsigned, code);
    expect(outcome.kind).toBe('done');
    expect(await stored(investor)).not.toBeNull();
  });

  test('is unreadable after a lost response until the details can be fetched', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('register', { times: 1, loseResponse: true });
    await investor.fail('userDetails', { after: 1, times: 1, status: 403 });
    const outcome = await submitRegistration(unsigned, code);
    expect(outcome.kind).toBe('unreadable');
    const checked = await checkRegistration(code);
    expect(checked.kind).toBe('done');
  });
});

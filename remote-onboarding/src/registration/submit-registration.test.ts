/** @jest-environment jest-fixed-jsdom */
import { File as NodeFile } from 'node:buffer';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { retryMoment } from '@investor-portal/shared/partner-api/retry-moment';
import { configure } from '@investor-portal/shared/testing/configure';
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
  test('uploads the signature first, once, then registers with its URL, on a retry too, and with the details as they are now, without the wallet', async () => {
    const [investor, code] = await newInvestor();
    const input = { answers, signature: signed() };
    await investor.fail('register', { times: 1, status: 422 });
    await submitRegistration(input, code);
    await investor.fail('upload', { times: 1, status: 500 });
    const data = { ...(await fetchUserDetails(code)), mobileNumber: '917 555 0199' };
    await investor.fail('userDetails', { times: 1, response: { body: JSON.stringify({ data }) } });
    const outcome = await submitRegistration(input, code);
    expect(outcome).toEqual({ kind: 'done', message: expect.stringMatching(/./), found: null });
    const sent = (await stored(investor)) as { userDetails: object };
    expect(sent).toMatchObject({
      userDetails: { mobileNumber: '917 555 0199', nationality: 'PH' },
      digitalSignatureDetails: {
        signatureFileUrl: expect.stringMatching(/\.png/),
        location: 'Quezon City',
        ipAddress: '203.0.113.9',
      },
    });
    expect(sent.userDetails).not.toHaveProperty('walletDetails');
  });

  const message = 'Not now.';
  const noUrl = { response: { body: '{"message":"OK"}' } };
  const refused = { kind: 'refused', message };
  test.each([
    ['userDetails', { status: 403, message }, false, refused],
    ['upload', { status: 500, message }, false, refused],
    ['upload', noUrl, false, { kind: 'refused' }],
    ['register', { status: 409, message }, false, refused],
    // An earlier registration may still arrive.
    ['upload', { status: 500, message }, true, { kind: 'unconfirmed', serverMessage: message }],
    ['upload', noUrl, true, { kind: 'unconfirmed' }],
    ['register', { status: 409, message }, true, { kind: 'unconfirmed', serverMessage: message }],
    // The details show no registration.
    ['register', { response: { body: '{}' } }, false, { kind: 'unconfirmed' }],
    ['upload', { status: 500, message, retryAfter: '60' }, false, refused],
  ])('registers nothing if %s answers %j: earlier unknown %p', async (...row) => {
    const [call, fault, earlier, outcome] = row;
    const [investor, code] = await newInvestor();
    await investor.fail(call, { times: 1, ...fault });
    const input = { answers, signature: signed() };
    expect(await submitRegistration(input, code, earlier)).toMatchObject(outcome);
    expect(await stored(investor)).toBeNull();
    expect(retryMoment() !== undefined).toBe('retryAfter' in fault);
  });

  test('finds a registration whose response was lost in the details, and sends no other', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('register', { times: 1, loseResponse: true });
    expect((await submitRegistration(unsigned, code)).kind).toBe('done');
    expect(await stored(investor)).not.toBeNull();
    const accepted = { body: JSON.stringify({ message: 'Sent again.', data: {} }) };
    await investor.fail('register', { times: 1, response: accepted });
    const again = await submitRegistration(unsigned, code);
    expect(again).toMatchObject({ kind: 'done', message: null });
  });

  test('is unreadable after a lost response until the details can be fetched', async () => {
    const [investor, code] = await newInvestor();
    await investor.fail('register', { times: 1, loseResponse: true });
    await investor.fail('userDetails', { after: 1, times: 1, status: 403 });
    expect((await submitRegistration(unsigned, code)).kind).toBe('unreadable');
    expect((await checkRegistration(code)).kind).toBe('done');
  });
});

/** @jest-environment jest-fixed-jsdom */
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { fetchPaymentOptions } from '@investor-portal/shared/partner-api/contract/payments';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import {
  activeSession,
  openSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { noteAnswer, noteHandover, tellSessionFailure } from './session-failure';

it('tells the platform’s page when the API answers: at first, and after each failure by what had failed', async () => {
  const { code, externalReferenceCode } = await signIn();
  setSessionHost({ renewToken: jest.fn(), noteAnswer, startOver: jest.fn() });
  const told = recordFacts();
  const read = {
    details: () => fetchUserDetails(externalReferenceCode),
    options: () => fetchPaymentOptions(code),
  };
  const toldAfter = async (of: keyof typeof read) => {
    await read[of]();
    return (await told()).splice(0).map(({ action }) => action);
  };
  const accepted = 'portal:session-accepted';
  expect(await toldAfter('options')).toEqual([accepted]);
  expect(await toldAfter('options')).toEqual([]);
  tellSessionFailure('token-refused', '');
  const renewal = { rejected: 'token', expired: true };
  setPageSession(activeSession({ investor: externalReferenceCode, renewal }));
  expect(await toldAfter('options')).toEqual(['portal:error']);
  setPageSession(activeSession({ investor: externalReferenceCode }));
  expect(await toldAfter('options')).toEqual([accepted]);
  tellSessionFailure('api-failed', '');
  tellSessionFailure('token-refused', '');
  expect(await toldAfter('options')).toEqual(['portal:error', 'portal:error']);
  expect(await toldAfter('details')).toEqual([accepted]);
  setSessionHost(undefined);
});

it('tells of a refusal only for a token that the API has not accepted before, also right after a renewal', async () => {
  const { code, externalReferenceCode } = await signIn();
  const told = recordFacts();
  const renewToken = async () => {
    noteHandover();
    openSession(externalReferenceCode, 'fresh, but refused');
    return 'fresh, but refused';
  };
  setSessionHost({ renewToken, noteAnswer, startOver: jest.fn() });
  noteHandover();
  await fetchPaymentOptions(code);
  (await told()).splice(0);
  openSession(externalReferenceCode, 'expired');
  await expect(fetchPaymentOptions(code)).rejects.toMatchObject({ status: 401 });
  const reason = 'The partner API refused the token that getPartnerDetails returned.';
  const value = { source: 'session', kind: 'token-refused', reason };
  expect(await told()).toEqual([expect.objectContaining({ action: 'portal:error', value })]);
  setSessionHost(undefined);
});

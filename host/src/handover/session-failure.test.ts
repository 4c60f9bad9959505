/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import type { PortalMessage } from '@investor-portal/embed/messages';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { fetchPaymentOptions } from '@investor-portal/shared/partner-api/contract/payments';
import { hasExpired, pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { store } from '@investor-portal/shared/session/store';
import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import {
  activeSession,
  openSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { freshToken, signIn } from '@investor-portal/shared/testing/sandbox';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { report } from '../session/session-effects';
import { listenForHandover } from './receive-handover';
import { renewSession } from './renew-session';
import { noteAnswer, tellSessionFailure } from './session-failure';

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

it('tells of a refused token that the API had not accepted, asks for one other token, and leaves more to the investor', async () => {
  const { code, externalReferenceCode } = await signIn();
  const told = recordFacts();
  const stop = listenForHandover();
  setSessionHost({ renewToken: renewSession, noteAnswer, startOver: jest.fn() });
  const handOver = (token: string) => receiveMessage(handoverMessage(externalReferenceCode, token));
  const answer = ({ data }: MessageEvent<PortalMessage>) => {
    if (data.action === 'portal:session-expired') handOver('fresh-but-refused');
  };
  window.addEventListener('message', answer);
  handOver(await freshToken(externalReferenceCode));
  await fetchPaymentOptions(code);
  openSession(externalReferenceCode, 'expired');
  (await told()).splice(0);
  await expect(fetchPaymentOptions(code)).rejects.toMatchObject({ status: 401 });
  const pending = fetchPaymentOptions(code);
  await waitFor(() => expect(hasExpired(store.get(pageSessionAtom))).toBe(true));
  const reason = 'The partner API refused the token that getPartnerDetails returned.';
  const failure = { source: 'session', kind: 'token-refused', reason };
  const posted = (await told()).map(({ action, value }) => [action, value]);
  expect(posted).toContainEqual(['portal:error', failure]);
  report({ type: 'retry pressed' });
  handOver(await freshToken(externalReferenceCode));
  await pending;
  const asked = (await told()).filter(({ action }) => action === 'portal:session-expired');
  expect(asked).toHaveLength(1);
  expect(hasExpired(store.get(pageSessionAtom))).toBe(false);
  window.removeEventListener('message', answer);
  setSessionHost(undefined);
  stop();
});

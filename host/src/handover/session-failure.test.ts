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
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { freshToken, signIn } from '@investor-portal/shared/testing/sandbox';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { report } from '../session/session-effects';
import { listenForHandover } from './receive-handover';
import { renewSession } from './renew-session';
import { noteAnswer, noteHandover, tellSessionFailure } from './session-failure';

it('tells the platform’s page when the API answers: at first, and after each failure by what had failed', async () => {
  const { code, externalReferenceCode } = await signIn();
  setSessionHost({ renewToken: jest.fn(), noteAnswer, startOver: jest.fn() });
  const told = recordFacts();
  const details = () => fetchUserDetails(externalReferenceCode);
  const options = () => fetchPaymentOptions(code);
  const toldAfter = async (read: () => Promise<unknown>) => {
    await read();
    return (await told()).splice(0).map(({ action }) => action);
  };
  const accepted = 'portal:session-accepted';
  expect(await toldAfter(options)).toEqual([accepted]);
  expect(await toldAfter(options)).toEqual([]);
  tellSessionFailure('token-refused', '');
  const renewal = { rejected: 'token', expired: true };
  setPageSession(activeSession({ investor: externalReferenceCode, renewal }));
  expect(await toldAfter(options)).toEqual(['portal:error']);
  setPageSession(activeSession({ investor: externalReferenceCode }));
  expect(await toldAfter(options)).toEqual([accepted]);
  noteHandover();
  expect(await toldAfter(options)).toEqual([accepted]);
  const stop = listenForHandover();
  receiveMessage({ action: 'portal:session-unavailable' });
  expect(await toldAfter(options)).toEqual(['portal:session-unavailable', accepted]);
  tellSessionFailure('details', '');
  expect(await toldAfter(options)).toEqual(['portal:error', accepted]);
  tellSessionFailure('api-failed', '');
  tellSessionFailure('token-refused', '');
  expect(await toldAfter(options)).toEqual(['portal:error', 'portal:error']);
  expect(await toldAfter(details)).toEqual([accepted]);
  setSessionHost(undefined);
  stop();
});

describe('a refused token that the API had not accepted', () => {
  let stop = () => undefined as void;
  afterEach(() => {
    setSessionHost(undefined);
    stop();
  });

  /** Opens the portal with an accepted token. `fresh` is what the platform's page hands over when it is asked. */
  async function open(fresh?: string) {
    const { code, externalReferenceCode, fail } = await signIn();
    const told = recordFacts();
    const handOver = async (token?: string) => {
      const access = token ?? (await freshToken(externalReferenceCode));
      receiveMessage(handoverMessage(externalReferenceCode, access));
    };
    const answer = ({ data }: MessageEvent<PortalMessage>) =>
      data.action === 'portal:session-expired' && void handOver(fresh);
    const end = listenForHandover();
    window.addEventListener('message', answer);
    stop = () => {
      window.removeEventListener('message', answer);
      end();
    };
    setSessionHost({ renewToken: renewSession, noteAnswer, startOver: jest.fn() });
    const read = () => fetchPaymentOptions(code);
    await handOver();
    await read();
    const heard = async () => (await told()).map(({ action, value }) => [action, value]);
    return { externalReferenceCode, fail, heard, handOver, read };
  }
  const isExpired = () => hasExpired(store.get(pageSessionAtom));
  const asked = ['portal:session-expired', { reason: 'expired' }];

  it('is told, and after the second one only the investor asks for another', async () => {
    const { externalReferenceCode, heard, handOver, read } = await open('fresh-but-refused');
    openSession(externalReferenceCode, 'expired');
    await expect(read()).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(isExpired()).toBe(true));
    const reason = 'The partner API refused the token that getPartnerDetails returned.';
    const failure = { source: 'session', kind: 'token-refused', reason };
    expect(await heard()).toContainEqual(['portal:error', failure]);
    report({ type: 'retry pressed' });
    await handOver('refused-again');
    const pending = read();
    await waitFor(() => expect(isExpired()).toBe(true));
    report({ type: 'retry pressed' });
    // The answer to a call that was sent before does not undo the investor's Retry.
    noteAnswer('paymentOptions', true);
    await handOver('refused-again');
    expect(isExpired()).toBe(false);
    await handOver();
    await pending;
    expect((await heard()).filter(([action]) => action === asked[0])).toEqual([asked]);
    expect(isExpired()).toBe(false);
  });

  it('ends no session if a fresh token, one call or an accepted token is refused, as long as the next token is accepted', async () => {
    const { externalReferenceCode, fail, handOver, heard, read } = await open();
    // A visitor has no token that the API could refuse.
    setPageSession(visitorSession);
    noteAnswer('newestCampaigns', true);
    await handOver('refused-once');
    await fetchUserDetails(externalReferenceCode);
    await fail('paymentOptions', { status: 401, times: 2 });
    await expect(read()).rejects.toMatchObject({ status: 401 });
    await waitFor(async () => expect((await heard()).at(-1)?.[0]).toBe('portal:session-accepted'));
    // Tokens that the API had accepted are refused later, one after the other.
    for (const _ of [1, 2]) {
      openSession(externalReferenceCode, 'expired');
      await fetchUserDetails(externalReferenceCode);
    }
    expect(isExpired()).toBe(false);
  });
});

import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { act, render, screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { fetchStockMemos } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { control, freshToken, signIn } from '@investor-portal/shared/testing/sandbox';
import { listenForHandover } from '../handover/receive-handover';
import { SwrBoundary } from './SwrBoundary';

function Reads({ reference, accountId }: Record<'reference' | 'accountId', string>) {
  const user = useSWR('user', () => fetchUserDetails(reference));
  const memos = useSWR('memos', () =>
    fetchStockMemos({ pageNumber: 1, advanceFilter: { investorAccountId: accountId } }),
  );
  return (
    <>
      <p>{user.data ? user.data.lastName : user.error && 'Nobody'}</p>
      <p>{memos.data ? 'Memos' : memos.error && 'No memos'}</p>
    </>
  );
}

const waitOptions = { timeout: 4_000 };

it('readings S6: a late hand-over refetches what failed without a session, once while the new token is rejected too', async () => {
  const { externalReferenceCode, accountId } = await signIn('Premium', { lastName: 'Santos' });
  const renew = jest.fn(() => Promise.reject(new Error('Your session has ended.')));
  setSessionHost({ renewToken: renew, startOver: jest.fn() });
  const stop = listenForHandover();
  const handOver = (token: string) => {
    const [origin] = runtimeConfig().platformOrigins;
    act(() => receiveMessage(handoverMessage(externalReferenceCode, token), origin));
  };
  await control('tokens/revoke', { externalReferenceCode });
  render(
    <SwrBoundary>
      <Reads reference={externalReferenceCode} accountId={accountId} />
    </SwrBoundary>,
  );
  await screen.findByText('Nobody', {}, waitOptions);
  await screen.findByText('No memos', {}, waitOptions);

  const renewals = renew.mock.calls.length;
  renew.mockImplementation(() => {
    handOver(`dead-${renew.mock.calls.length}`);
    return Promise.reject(new Error('Your session has ended.'));
  });
  handOver('dead');
  await waitFor(() => expect(renew.mock.calls.length).toBeGreaterThan(renewals), waitOptions);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect(renew.mock.calls.length - renewals).toBe(1);
  expect(screen.getByText('Nobody')).toBeVisible();

  const clock = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + 30_000);
  handOver(await freshToken(externalReferenceCode));
  expect(await screen.findByText('Santos', {}, waitOptions)).toBeVisible();
  expect(await screen.findByText('Memos', {}, waitOptions)).toBeVisible();
  stop();
});

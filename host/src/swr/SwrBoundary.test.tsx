import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { act, render, screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { fetchStockMemos } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { setSessionHost } from '@investor-portal/shared/session/session-host';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import {
  control,
  createInvestor,
  freshToken,
  startSandboxSession as signIn,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { listenForHandover } from '../handover/receive-handover';
import { SwrBoundary } from './SwrBoundary';

// All tests share this investor, because the page accepts only one.
let investor: SandboxInvestor;

function Reads({ test }: { test: string }) {
  const { externalReferenceCode: code, accountId } = investor;
  const user = useSWR(['user', test], () => fetchUserDetails(code));
  const memos = useSWR(['memos', test], () =>
    fetchStockMemos({ pageNumber: 1, advanceFilter: { investorAccountId: accountId } }),
  );
  return (
    <>
      <p>{user.data ? user.data.lastName : user.error && 'Nobody'}</p>
      <p>{memos.data ? 'Memos' : memos.error && 'No memos'}</p>
    </>
  );
}

function handOver(token: string): void {
  const [origin] = runtimeConfig().platformOrigins;
  act(() => receiveMessage(handoverMessage(investor.externalReferenceCode, token), origin));
}

const waitOptions = { timeout: 4_000 };

let stop: () => void;
const renew = jest.fn(() => Promise.reject(new Error('Your session has ended.')));

beforeAll(async () => {
  investor = await createInvestor('Premium', { lastName: 'Santos' });
});
beforeEach(async () => {
  investor.tokenDetails.access_token = await freshToken(investor.externalReferenceCode);
  await signIn(investor);
  renew.mockClear();
  setSessionHost({ renewToken: renew, startOver: jest.fn() });
  stop = listenForHandover();
  await control('tokens/revoke', { externalReferenceCode: investor.externalReferenceCode });
  render(
    <SwrBoundary>
      <Reads test={expect.getState().currentTestName ?? ''} />
    </SwrBoundary>,
  );
  await screen.findByText('Nobody', {}, waitOptions);
  await screen.findByText('No memos', {}, waitOptions);
});
afterEach(() => {
  stop();
  setSessionHost(undefined);
});

it('readings S6: a late hand-over refetches the requests that failed without a session', async () => {
  handOver(await freshToken(investor.externalReferenceCode));
  expect(await screen.findByText('Santos', {}, waitOptions)).toBeVisible();
  expect(await screen.findByText('Memos', {}, waitOptions)).toBeVisible();
});

it('a late hand-over retries only once when the new token is rejected too', async () => {
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
});

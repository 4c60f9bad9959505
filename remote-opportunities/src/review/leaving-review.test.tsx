import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { gatewayAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
// Loaded before the tests, so that compiling does not count towards a test's timeout.
import '../browse/OpportunitiesPage';
import './ReviewPage';
import { readDraft } from '../investment-draft/investment-draft';
import { remote } from '../routes';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { createCampaign } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { show } from '@investor-portal/shared/testing/show';
import {
  amounts as storedAmounts,
  campaign,
  draftOf,
  submitElsewhere,
  enterAmount,
  fail,
  investor,
  log,
  saveAttempt,
  setUpSubmissions,
  wallet,
} from './testing/submission';

setUpSubmissions();
const toasts = recordToasts();
beforeEach(() => store.set(gatewayAtom, wallet));

// The screen may update while this waits.
const amounts = () => act(storedAmounts);

/** The host's frame reads the user details too. */
function HostReads() {
  useUserDetails();
  return null;
}

/** Opens the last of these addresses. The others are behind it in the history. */
function open(...addresses: string[]) {
  const element = (screen: ReactNode) => (
    <>
      <HostReads />
      {screen}
    </>
  );
  const routes = [
    { path: paths.portfolio, element: <h1>Portfolio</h1> },
    ...remote.routes.map((route) => ({ path: route.path, element: element(route.element) })),
  ];
  const { router } = show(routes, addresses);
  const go = (delta: number) => act(() => router.navigate(delta));
  return { router, go, at: () => router.state.location.pathname };
}

/** Presses Submit on the review of PHP 5,000, three steps after the portfolio. The response waits for `release`. */
async function submit(effect: object = {}, call = 'invest') {
  enterAmount(5_000);
  const { guid } = campaign;
  const steps = [paths.invest(guid), paths.payment(guid), paths.paymentReview(guid)];
  const portal = open(paths.portfolio, ...steps);
  const button = await screen.findByRole('button', { name: 'Submit' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await act(() => fail(call, { times: 1, hold: true, ...effect }));
  await userEvent.click(button);
  return { ...portal, release: () => act(investor.release) };
}

const whenTold = (toast: object) => waitFor(() => expect(toasts).toMatchObject([toast]));
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const receiptNotice = async () =>
  expect(await screen.findByText(sentence(/^Your commitment: PHP/))).toHaveTextContent(
    'PHP 5,000.00',
  );
const committed = { kind: 'success', message: expect.stringMatching(/received/) };

describe('readings R14: leaving the review by Back while a submission is under way', () => {
  it('does not navigate, shows one toast where the investor went, and keeps the receipt and an amount entered meanwhile', async () => {
    const { router, go, at, release } = await submit();
    expect(store.get(loadingAtom)).toBe(true);
    await go(-3);
    await title('Portfolio');
    // The overlay must not cover the screen that the investor went to.
    expect(store.get(loadingAtom)).toBe(false);
    enterAmount(7_000);
    await release();
    await whenTold(committed);
    const kept = readDraft(investor.externalReferenceCode, campaign.guid);
    expect(kept).toMatchObject({ amount: 7_000_00 });
    expect(at()).toBe(paths.portfolio);
    expect(await amounts()).toEqual([5_000]);

    await act(() => router.navigate(paths.opportunities));
    await receiptNotice();
    // By text, because a search by role through a list of campaigns takes seconds.
    await userEvent.click(screen.getByText('Receipt'));
    await screen.findAllByText('Commitment Receipt');
    const dialog = document.querySelector<HTMLElement>('dialog[open]') as HTMLElement;
    expect(dialog).toHaveTextContent('E-Wallet');
    await userEvent.click(within(dialog).getByLabelText('Close'));
    await userEvent.click(screen.getByText('Dismiss'));
    expect(screen.queryByText(/^Your commitment:/)).not.toBeInTheDocument();
    await go(-1);
    await go(1);
    expect(screen.queryByText(/^Your commitment:/)).not.toBeInTheDocument();
    expect(toasts).toHaveLength(1);
  });

  it('says on the amount screen that the commitment was made', async () => {
    const { go, at, release } = await submit();
    await go(-2);
    expect(await screen.findByText('Checking whether your commitment was made…')).toBeVisible();
    await release();
    await receiptNotice();
    expect(screen.getByText(/this will be a second commitment/)).toBeVisible();
    expect(screen.queryByText(/^Checking whether/)).not.toBeInTheDocument();
    expect(at()).toBe(paths.invest(campaign.guid));
    expect(toasts).toMatchObject([committed]);
    expect(await amounts()).toEqual([5_000]);
  });

  it('tells of a refusal there, and keeps the reason for the next review', async () => {
    const message = 'Not this amount.';
    const { go, at, release } = await submit({ status: 422, message });
    await go(-3);
    await release();
    await whenTold({ kind: 'failure', message });
    expect(at()).toBe(paths.portfolio);
    await go(3);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Your commitment wasn’t made')).toBeVisible();
    await go(-1);
    await go(1);
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(toasts).toHaveLength(1);
    expect(await amounts()).toEqual([]);
  });

  it('tells that nothing was submitted where there is a question first', async () => {
    await submitElsewhere(5_000);
    const { go, release } = await submit({}, 'commitments');
    await go(-3);
    await release();
    const message = expect.stringMatching(/^There is something to check before we submit/);
    await whenTold({ kind: 'info', message });
    // The next review, here of another amount, asks only after a press.
    enterAmount(7_000);
    await go(3);
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await amounts()).toEqual([5_000]);
  });

  it('says on the amount screen alone that the outcome is unknown', async () => {
    const { go, release } = await submit({ status: 503 });
    await go(-2);
    await release();
    const patient = { timeout: 15_000 };
    expect(await screen.findByText(/^We don’t know yet whether/, {}, patient)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^If you submit again, we mark it/)).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(toasts).toEqual([]);
    expect(await amounts()).toEqual([]);
  });
});

it('keeps nothing of a review when the review of another campaign is opened', async () => {
  setRuntimeConfig({ ...runtimeConfig(), riskAcknowledgement: true });
  const other = await createCampaign({ minAmountPerInvestor: 1_000 });
  draftOf(investor.externalReferenceCode, other, 6_000);
  enterAmount(5_000);
  const box = () => screen.findByRole('checkbox');
  const { go } = open(paths.paymentReview(other.guid), paths.paymentReview(campaign.guid));
  await box();
  // Both campaigns are in the cache now.
  await go(-1);
  await userEvent.click(await box());
  await go(1);
  expect(await box()).not.toBeChecked();
});

it('the amount screen after Back and a reload says that a commitment was stored meanwhile, and shows its receipt', async () => {
  // The page before the reload has stored the draft and the attempt.
  enterAmount(5_000, 'sent');
  saveAttempt({ key: 'sent', amount: 5_000 });
  await submitElsewhere(5_000);
  const { at } = open(paths.portfolio, paths.invest(campaign.guid));
  await receiptNotice();
  expect(at()).toBe(paths.invest(campaign.guid));
  expect(toasts).toMatchObject([committed]);
  expect(log().read()).toEqual([]);
  expect(store.get(loadingAtom)).toBe(false);
});

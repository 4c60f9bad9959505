import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { sandboxUrl } from '@investor-portal/shared/testing/sandbox';
import { show } from '../testing/show';
import { ReviewCard } from './ReviewCard';
import {
  amounts as storedAmounts,
  campaign,
  enterAmount,
  fail,
  investor,
  log,
  setUpSubmissions,
  wallet,
} from './testing/submission';

setUpSubmissions();
const toasts = recordToasts();
const amounts = () => act(storedAmounts);
const button = (name: string) => screen.findByRole('button', { name });

/** Submits PHP 5,000. Each invest call gets status 200 and an empty body. */
async function submit({ afterWork }: { afterWork: boolean }) {
  await fail('invest', { times: 9, response: { status: 200, body: '' }, afterWork });
  show(
    <ReviewCard
      campaign={campaign}
      draft={enterAmount(5_000)}
      payment={wallet}
      onDraftChange={() => {}}
    />,
  );
  const press = await button('Submit');
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'));
  await userEvent.click(press);
}

async function storedFaults() {
  const response = await fetch(`${sandboxUrl()}/sandbox/faults`);
  return (await response.json()) as { externalReferenceCode?: string; times?: number }[];
}

/** Returns how often the invest call was sent. */
async function sent(): Promise<number> {
  const { externalReferenceCode } = investor;
  // The screen may update while this waits.
  const faults = await act(storedFaults);
  const own = faults.find((fault) => fault.externalReferenceCode === externalReferenceCode);
  return 9 - (own?.times ?? 0);
}

describe('readings W16: the invest call answers 200 with zero bytes', () => {
  it('finds the commitment that was made, and never repeats the call', async () => {
    await submit({ afterWork: true });
    const message = 'Your commitment was received.';
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', message }]));
    expect(await amounts()).toEqual([5_000]);
    expect(await sent()).toBe(1);
  });

  it('calls it unknown where there is none, and looks it up again without repeating the call', async () => {
    await submit({ afterWork: false });
    expect(await screen.findByText(/^We don’t know yet whether/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument();
    await userEvent.click(await button('Check again'));
    expect(await button('Submit again')).toBeEnabled();
    expect(toasts).toEqual([]);
    expect(await amounts()).toEqual([]);
    expect(log().read()).toHaveLength(1);
    expect(await sent()).toBe(1);
  });
});

/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/commitments';
import {
  control,
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { usePendingReconfirmations } from '@investor-portal/shared/storage/pending-reconfirmations';
import { commitmentPages } from '@investor-portal/shared/partner-api/commitment-lists';
import { useCampaign } from '@investor-portal/shared/hooks/use-campaign';
import { useCommitment } from '../data/use-commitment';
import { useInvestorList } from '../data/use-investor-list';
import { commit } from '../testing/committed';
import { portfolioWrapper } from '../testing/open-portfolio';
import { useChangeStatus } from './use-change-status';

/** Renders the hook with the data around it, for a commitment of PHP 10,000. */
async function open(fault?: object) {
  const investor = await createInvestor('Premium', { balance: 50_000 });
  const campaign = await createCampaign({ endsInHours: 240, minAmountPerInvestor: 1_000 });
  await signIn(investor);
  const { guid } = await commit(investor, campaign, 10_000);
  const { externalReferenceCode } = investor;
  if (fault)
    await control('faults', { call: 'updateStatus', externalReferenceCode, times: 1, ...fault });
  const { wrapper, toasts } = portfolioWrapper();
  const { result, unmount } = renderHook(
    () => ({
      commitment: useCommitment(guid).data,
      campaign: useCampaign(campaign.guid).data,
      list: useInvestorList(['commitments', ''], commitmentPages, 10),
      reconfirmations: usePendingReconfirmations(),
      ...useChangeStatus(guid, campaign.guid),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.commitment && result.current.campaign).toBeDefined());
  await waitFor(() => expect(result.current.list.items).toHaveLength(1));
  const cancel = () => act(() => result.current.change('cancel'));
  const shown = () => result.current.commitment?.commitmentStatusCode;
  const fault404 = { externalReferenceCode, times: 1, status: 404 };
  return { fault404, guid, campaign, result, toasts, cancel, shown, unmount };
}

describe('§4 changing the status of a commitment', () => {
  it('changes the status, shows the server’s message and refetches commitment and campaign', async () => {
    const { guid, campaign, result, toasts, cancel, shown } = await open();
    await act(() => control(`campaigns/${campaign.guid}/material-change`, { equityOffered: 99 }));
    expect(await cancel()).toBe(true);
    expect(shown()).toBe('CAN');
    expect(result.current.campaign?.equityOffered).toBe(99);
    expect(toasts).toEqual([{ kind: 'success', message: expect.stringMatching(/was cancelled/) }]);
    expect((await act(() => fetchCommitment(guid))).commitmentStatusCode).toBe('CAN');
  });

  it('also updates a list opened while the request was in flight', async () => {
    const { result, cancel } = await open();
    await cancel();
    await waitFor(() => expect(result.current.list.items[0]?.commitmentStatusCode).toBe('CAN'));
  });

  it('removes the commitment from the menu’s count', async () => {
    const { guid, result, cancel } = await open();
    const pending = (id: string) => ({ id, campaign: 'C', issuer: 'Issuer', until: null });
    act(() => result.current.reconfirmations.save([pending(guid), pending('another')]));
    await cancel();
    expect(result.current.reconfirmations.all).toEqual([pending('another')]);
  });

  it('sends one request for several clicks', async () => {
    const { result, toasts } = await open();
    const { change } = result.current;
    const done = await act(() => Promise.all([change('cancel'), change('cancel')]));
    expect(done).toEqual([true, false]);
    expect(toasts).toHaveLength(1);
  });

  it('shows one toast after a refusal and can be tried again', async () => {
    const message = 'The issuer is closing this campaign.';
    const { result, toasts, cancel, shown } = await open({ status: 409, message });
    expect(await cancel()).toBe(false);
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    expect(result.current.sending).toBe(false);
    expect(shown()).not.toBe('CAN');
    expect(await cancel()).toBe(true);
  });

  it('treats a lost response as a success if the change was made', async () => {
    const { toasts, cancel, shown } = await open({ loseResponse: true });
    expect(await cancel()).toBe(true);
    expect(shown()).toBe('CAN');
    expect(toasts).toEqual([{ kind: 'success', message: 'The commitment is cancelled.' }]);
  });

  it('does not take an empty 2xx for a success while the commitment is unchanged', async () => {
    const { result, toasts, cancel, shown } = await open({ response: { body: '{}' } });
    expect(await cancel()).toBe(false);
    expect(shown()).not.toBe('CAN');
    expect(toasts).toEqual([]);
    expect(result.current).toMatchObject({ sending: false, failure: { kind: 'unconfirmed' } });
  });

  it('treats an empty 2xx as a success if the commitment has changed', async () => {
    const { toasts, cancel } = await open({ response: { body: '{}' }, afterWork: true });
    expect(await cancel()).toBe(true);
    expect(toasts).toEqual([{ kind: 'success', message: 'The commitment is cancelled.' }]);
  });

  it('treats a 2xx that reports a failure as a failure, with the server’s message', async () => {
    const message = 'The issuer has closed the book.';
    const body = JSON.stringify({ message: 'OK', errorDetails: [{ message }] });
    const { result, toasts, cancel } = await open({ response: { body } });
    expect(await cancel()).toBe(false);
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    expect(result.current.failure?.kind).toBe('refused');
  });

  it('finds a late change when checked again', async () => {
    const { guid, result, toasts, cancel } = await open({ response: { body: '{}' } });
    await cancel();
    expect(await act(() => result.current.check('cancel'))).toBe(false);
    expect(result.current.failure).toMatchObject({ kind: 'unconfirmed', checked: true });
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    expect(await act(() => result.current.check('cancel'))).toBe(true);
    expect(toasts.at(-1)).toEqual({ kind: 'success', message: 'The commitment is cancelled.' });
  });

  it('treats a refusal as a success if the change was made elsewhere', async () => {
    const { guid, toasts, cancel } = await open();
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    expect(await cancel()).toBe(true);
    expect(toasts).toEqual([{ kind: 'success', message: 'The commitment is cancelled.' }]);
  });

  it('finishes a refetch whose screen has been left', async () => {
    const { guid, result, unmount } = await open();
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    const refetched = result.current.refetch();
    unmount();
    await expect(refetched).resolves.toMatchObject({ commitmentStatusCode: 'CAN' });
  });

  it('refetches silently and keeps the current data on failure', async () => {
    const { fault404, guid, result, toasts, shown } = await open();
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    await act(() => result.current.refetch());
    expect(shown()).toBe('CAN');
    await act(() => control('faults', { ...fault404, call: 'commitment' }));
    await act(() => result.current.refetch());
    expect(shown()).toBe('CAN');
    expect(toasts).toEqual([]);
  });
});

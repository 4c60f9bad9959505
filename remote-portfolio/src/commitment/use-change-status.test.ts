/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  commitmentsCall,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { control } from '@investor-portal/shared/testing/sandbox';
import { usePendingReconfirmations } from '@investor-portal/shared/storage/pending-reconfirmations';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { useCampaign } from '@investor-portal/shared/hooks/use-detail';
import { useInvestorList } from '../list/use-investor-list';
import { createCommitment, statusOf } from '../testing/create-commitment';
import { hookWrapper } from '../testing/open-portfolio';
import { useChangeStatus, useCommitment } from './use-change-status';

/** Renders the hook and the data that it reads. */
async function open(fault?: object) {
  const { investor, campaign, guid } = await createCommitment();
  if (fault) await investor.fail('updateStatus', { times: 1, ...fault });
  const { wrapper, toasts } = hookWrapper();
  const { result, unmount } = renderHook(
    () => ({
      commitment: useCommitment(guid).data,
      campaign: useCampaign(campaign.guid).data,
      list: useInvestorList(commitmentsCall, commitmentPages),
      reconfirmations: usePendingReconfirmations(),
      ...useChangeStatus(guid, campaign.guid),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.commitment && result.current.campaign).toBeDefined());
  await waitFor(() => expect(result.current.list.items).toHaveLength(1));
  const cancel = () => act(() => result.current.change('cancel'));
  const shown = () => result.current.commitment?.commitmentStatusCode;
  return { investor, guid, campaign, result, toasts, cancel, shown, unmount };
}

describe('§4 changing the status of a commitment', () => {
  it('changes the status, shows the server’s message, refetches commitment and campaign, and ends the menu’s count', async () => {
    const { guid, campaign, result, toasts, cancel, shown } = await open();
    const of = { campaign: 'C', issuer: 'Issuer', until: null, deadline: '' };
    const pending = (id: string) => ({ id, ...of });
    act(() => result.current.reconfirmations.save([pending(guid), pending('another')]));
    await act(() => control(`campaigns/${campaign.guid}/material-change`, { equityOffered: 99 }));
    expect(await cancel()).toBe(true);
    expect(shown()).toBe('CAN');
    expect(result.current.campaign?.equityOffered).toBe(99);
    expect(toasts).toEqual([{ kind: 'success', message: expect.stringMatching(/was cancelled/) }]);
    expect(await statusOf(guid)).toBe('CAN');
    expect(result.current.reconfirmations.all).toEqual([pending('another')]);
  });

  it('treats a lost response as a success if the change was made, and tells the platform once', async () => {
    const { campaign, guid, toasts, cancel, shown, result, unmount } = await open({
      loseResponse: true,
    });
    const told = recordFacts();
    expect(await cancel()).toBe(true);
    expect(shown()).toBe('CAN');
    expect(toasts).toEqual([{ kind: 'success', message: 'The commitment is cancelled.' }]);
    // Another tab sends the same.
    await act(() => result.current.change('cancel'));
    unmount();
    const sum = { amount: 50_000, currency: 'PHP' };
    const value = { guid, campaign: campaign.guid, code: expect.stringMatching(/./), ...sum };
    expect(await told()).toEqual([{ action: 'portal:commitment-cancelled', value }]);
  });

  it('does not take an empty 2xx for a success, and finds a late change when checked again', async () => {
    const { guid, result, toasts, cancel, shown } = await open({ response: { body: '{}' } });
    expect(await cancel()).toBe(false);
    expect(shown()).not.toBe('CAN');
    const unconfirmed = { sending: false, last: { failure: { kind: 'unconfirmed' } } };
    expect(result.current).toMatchObject(unconfirmed);
    expect(await act(() => result.current.check('cancel'))).toBe(false);
    expect(result.current.last?.failure).toMatchObject({ kind: 'unconfirmed', checked: true });
    expect(toasts).toEqual([]);
    await act(() => updateCommitmentStatus(guid, 'CAN'));
    expect(await act(() => result.current.check('cancel'))).toBe(true);
    expect(toasts).toEqual([{ kind: 'success', message: 'The commitment is cancelled.' }]);
  });

  it('knows that cancelling was refused although an earlier reconfirmation may still arrive, which stays unknown when it is refused itself', async () => {
    const { investor, result, toasts, cancel } = await open({ response: { body: '{}' } });
    await act(() => result.current.change('reconfirm'));
    await act(() => result.current.check('reconfirm'));
    const message = 'The commitment was just reconfirmed.';
    await act(() => investor.fail('updateStatus', { times: 1, status: 422, message }));
    expect(await cancel()).toBe(false);
    expect(result.current.last?.failure).toMatchObject({ kind: 'refused', message });
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    await act(() => investor.fail('updateStatus', { times: 1, status: 409, message }));
    await act(() => result.current.change('reconfirm'));
    const unknown = { kind: 'unconfirmed', serverMessage: message };
    expect(result.current.last?.failure).toMatchObject(unknown);
    expect(toasts).toHaveLength(1);
  });

  it('does not show a late refetch from before a change', async () => {
    const { investor, guid, result, cancel, shown } = await open();
    await act(() => investor.fail('campaign', { times: 1, hold: true }));
    const refetched = result.current.refetch();
    // By this response, the API has answered the earlier request for the commitment.
    expect(await statusOf(guid)).not.toBe('CAN');
    await cancel();
    await act(investor.release);
    await act(() => refetched);
    expect(shown()).toBe('CAN');
  });
});

import { fetchPaymentOptions } from '@investor-portal/shared/partner-api/contract/payments';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { ask } from '../client/ask';
import type { Check } from './check';
import { finding } from './consequences';

export const identities: Check = {
  id: 'identities',
  title: 'Ids are the same in two reads',
  run: async ({ client, options, sample }) => {
    const { lists } = sample;
    const [user, payments, newest, own, rows, memos] = await Promise.all([
      ask(client, () => fetchUserDetails(options.externalReferenceCode)),
      ask(client, () => fetchPaymentOptions(options.code)),
      ask(client, () => lists.newestCampaigns.page(1)),
      ask(client, () => lists.commitments.page(1)),
      ask(client, () => lists.commitmentsByCampaign.page(1)),
      ask(client, () => lists.stockMemos.page(1)),
    ]);
    const guid = (them: readonly { guid: string }[] | undefined) => them?.map((it) => it.guid);
    const pairs: [subject: string, before: string[] | undefined, now: string[] | undefined][] = [
      [
        'UserDetails.accountId',
        sample.user && [sample.user.accountId],
        user.value && [user.value.accountId],
      ],
      [
        'PaymentOption.productGuid',
        sample.paymentOptions?.map(({ productGuid }) => productGuid),
        payments.value?.map(({ productGuid }) => productGuid),
      ],
      ['Campaign.guid', guid(sample.newest), guid(newest.value?.data)],
      [
        'Campaign.transactionCampaignId',
        sample.newest.map((it) => it.transactionCampaignId),
        newest.value?.data.map((it) => it.transactionCampaignId),
      ],
      ['Commitment.guid', guid(sample.commitments), guid(own.value?.data)],
      ['CampaignRow.guid', guid(sample.rows), guid(rows.value?.data)],
      ['StockMemo.guid', guid(sample.memos), guid(memos.value?.data)],
    ];
    return pairs.flatMap(([subject, before, now]) => {
      if (!before || !now || before.length === 0) return [];
      // Rows may be added or removed between two reads. If no row has the same id, the ids have changed.
      if (now.length === 0 || before.some((id) => now.includes(id))) return [];
      return [finding('id.unstable', subject, 'other values in the second read')];
    });
  },
};

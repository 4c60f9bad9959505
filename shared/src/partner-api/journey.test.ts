import {
  createCampaign,
  createInvestor,
  startSandboxSession,
} from '@investor-portal/shared/testing/sandbox';
import { campaignListDefaults, commitmentListDefaults } from './list-request';
import { fetchCampaign, fetchNewestCampaigns } from './campaigns';
import { fetchCommitment, fetchCommitments, invest, updateCommitmentStatus } from './commitments';
import type { NewCommitment } from './new-commitment';
import { fetchUserDetails } from './partner';

describe('§7 a journey through the real client and the sandbox', () => {
  it('browses, commits, cancels and gets the money back', async () => {
    const investor = await createInvestor('Premium', { balance: 50_000 });
    await startSandboxSession(investor);
    const newest = await fetchNewestCampaigns(campaignListDefaults);
    expect(newest.data).toHaveLength(5);
    expect(newest.totalPages).toBeGreaterThan(5);

    const created = await createCampaign({ minAmountPerInvestor: 1_000, sharePrice: 100 });
    const campaign = await fetchCampaign(created.guid);
    const user = await fetchUserDetails(investor.externalReferenceCode);
    const end = new Date(campaign.offeredPeriodEndDate);
    const decided: NewCommitment = {
      transactionCampaignId: campaign.transactionCampaignId,
      commitmentCurrencyCode: 'PHP',
      actualConvertedCurrencyCode: 'PHP',
      issuerId: campaign.issuerAccount.accountId,
      issuerName: campaign.nameOfIssuer,
      investorAccountId: user.accountId,
      investorAccountName: `${user.firstName} ${user.lastName}`,
      investorAccountServiceId: user.profiles[0]?.accountServiceId ?? 0,
      investorAccountServiceName: 'INDIVIDUAL INVESTOR',
      commitmentAmount: 12_500.5,
      calibratedAmount: 0,
      commitmentShares: 0,
      calibratedShares: 0,
      actualConvertedAmount: 12_500.5,
      commitmentExpirationDate: end.toLocaleDateString('en-US', {
        timeZone: 'Asia/Manila',
        month: '2-digit',
        day: '2-digit',
        year: 'numeric',
      }),
    };
    const key = crypto.randomUUID();
    const message = await invest(decided, key);
    expect(message).toContain('PHP 12,500.50');
    // The same decision, sent again after a lost response.
    expect(await invest(decided, key)).toBe(message);

    const [listed, ...others] = (await fetchCommitments(commitmentListDefaults)).data;
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ campaignGuid: campaign.guid, commitmentStatusCode: 'PEN' });
    const balance = async () =>
      (await fetchUserDetails(investor.externalReferenceCode)).walletDetails?.balance;
    expect(await balance()).toBe(37_499.5);

    await updateCommitmentStatus(listed?.guid ?? '', 'CAN');
    const commitment = await fetchCommitment(listed?.guid ?? '');
    expect(commitment.commitmentStatusCode).toBe('CAN');
    expect(commitment.commitmentDebitCreditAdvises.map((it) => it.amount)).toEqual([
      12_500.5, 12_500.5,
    ]);
    expect(await balance()).toBe(50_000);
  });
});

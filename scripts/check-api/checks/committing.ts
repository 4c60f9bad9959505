import { randomUUID } from 'node:crypto';
import {
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import {
  fetchCommitment,
  invest,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import type { NewCommitment } from '@investor-portal/shared/partner-api/contract/new-commitment';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { ask, howItEnded, type ApiResponse } from '../client/ask';
import type { Finding } from '../model/finding';
import type { Check, CheckRun } from './check';
import { finding } from './consequences';

function payloadOf(campaign: Campaign, user: UserDetails): NewCommitment {
  const amount = campaign.minAmountPerInvestor || campaign.sharePrice || 1_000;
  return {
    transactionCampaignId: campaign.transactionCampaignId,
    commitmentCurrencyCode: campaign.currencyCode,
    actualConvertedCurrencyCode: campaign.currencyCode,
    issuerId: campaign.issuerAccount.accountId,
    issuerName: campaign.issuerAccount.name || issuerNameOf(campaign),
    investorAccountId: user.accountId,
    investorAccountName: `${user.firstName} ${user.lastName}`,
    investorAccountServiceId:
      user.profiles.find(({ serviceCode }) => serviceCode === 'IDV')?.accountServiceId ?? 0,
    investorAccountServiceName: 'INDIVIDUAL INVESTOR',
    commitmentAmount: amount,
    calibratedAmount: 0,
    commitmentShares: 0,
    calibratedShares: 0,
    actualConvertedAmount: amount,
    commitmentExpirationDate: formatMonthDayYear(campaign.offeredPeriodEndDate),
  };
}

export const committing: Check = {
  id: 'committing',
  title: 'One decision is one commitment, found again and cancelled',
  run: async (context) => {
    const { client, options, sample } = context;
    const { user } = sample;
    const { value: campaign } = await ask(client, () => fetchCampaign(options.campaign ?? ''));
    if (!user || !campaign) return 'The investor or the campaign cannot be read.';
    const payload = payloadOf(campaign, user);
    const before = await ownOf(context);
    const key = randomUUID();
    const send = () => ask(client, () => invest(payload, key));

    const first = await send();
    if (first.value === undefined) return [finding('invest.failed', 'invest', howItEnded(first))];
    const again = await send();
    const made = (await ownOf(context)).filter(
      ({ guid }) => !before.some((it) => it.guid === guid),
    );
    const findings = judgeMade(made.length, again);

    for (const { guid } of made) findings.push(...(await cancel(context, guid)));
    return findings;
  },
};

function ownOf({ client, sample: { user } }: CheckRun) {
  const listed = ask(client, () => readCommitments(user?.accountId ?? ''));
  return listed.then(({ value }) => value?.rows ?? []);
}

function judgeMade(made: number, again: ApiResponse<string>): Finding[] {
  const findings: Finding[] = [];
  if (made < 1)
    findings.push(
      finding('invest.not-listed', 'commitments', 'a new commitment is not in the list'),
    );
  if (made > 1)
    findings.push(
      finding('invest.twice', 'invest', `one Idempotency-Key made ${made} commitments`),
    );
  else if (again.value === undefined)
    findings.push(finding('invest.repeat', 'invest', howItEnded(again)));
  return findings;
}

async function cancel({ client }: CheckRun, guid: string): Promise<Finding[]> {
  const done = await ask(client, () => updateCommitmentStatus(guid, 'CAN'));
  const { value: now } = await ask(client, () => fetchCommitment(guid));
  const isDone = now?.commitmentStatusCode === 'CAN';
  if (!isDone || done.value === undefined)
    return [
      finding(
        'cancel.failed',
        'updateStatus',
        done.value === undefined ? howItEnded(done) : `then it is ${now?.commitmentStatusCode}`,
      ),
    ];
  return [];
}

import { first } from '../db/database';
import type { AccountRow } from '../db/rows';
import { fromCampaign, selectCampaign, type CampaignWithIssuer } from '../db/campaigns';
import { notFound } from '../contract/errors';
import { monthDayYear } from '../rules/format';
import type { Sandbox } from '../context/context';
import { invest } from './invest';
import { moveMoney } from './wallet';

/**
 * Deposits an amount in centavos and commits it, with the same operation as the API.
 * @returns the commitment's guid.
 */
export async function pledge(
  sandbox: Sandbox,
  account: AccountRow,
  campaignGuid: string,
  amount: number,
): Promise<string> {
  const sql = `${selectCampaign} ${fromCampaign} where c.guid = $1`;
  const campaign = await first<CampaignWithIssuer>(sandbox.db, sql, [campaignGuid]);
  if (!campaign) throw notFound('The campaign');
  await sandbox.db.transaction((tx) =>
    moveMoney(tx, {
      accountId: account.id,
      commitmentGuid: null,
      amount,
      type: 'Deposit',
      status: 'Completed',
      at: sandbox.clock.now(),
    }),
  );
  const { data } = await invest(
    sandbox,
    account.id,
    {
      transactionCampaignId: String(campaign.number),
      commitmentCurrencyCode: 'PHP',
      actualConvertedCurrencyCode: 'PHP',
      issuerId: campaign.issuer_account_id,
      issuerName: campaign.issuer_name,
      investorAccountId: account.id,
      investorAccountName: `${account.first_name} ${account.last_name}`,
      investorAccountServiceId: account.idv_profile_id ?? 0,
      investorAccountServiceName: 'INDIVIDUAL INVESTOR',
      commitmentAmount: amount / 100,
      calibratedAmount: 0,
      commitmentShares: 0,
      calibratedShares: 0,
      actualConvertedAmount: amount / 100,
      commitmentExpirationDate: monthDayYear(campaign.ends_at),
    },
    undefined,
  );
  return data.guid;
}

import { insertAll, update } from '../db/database';
import type { AccountRow, Tier } from '../db/rows';
import { accountRow } from '../seed/accounts';
import type { Sandbox } from '../context/context';
import { depositOf, moveMoney, nextNumber } from './wallet';
import { createCommitment } from './invest';
import { findAccount, findCampaign } from './enter-commitments';
import { badRequest } from '../contract/errors';
import { createCampaign, type NewCampaign } from './create-campaign';
import { changeStatus, settleNow } from './change-status';
import { closeCampaign, terminateCampaign } from './close-campaign';
import { changeMaterially } from './material-change';

export interface NewInvestor {
  tier: Tier;
  /** The wallet's balance in PHP. */
  balance?: number | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

export function createInvestor(sandbox: Sandbox, investor: NewInvestor): Promise<AccountRow> {
  const { tier, balance = 100_000, firstName = 'Corazon', lastName = 'Abad' } = investor;
  const id = crypto.randomUUID();
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const number = await nextNumber(tx);
    const row = accountRow(
      {
        externalReferenceCode: `INV-${id.slice(0, 8).toUpperCase()}-${number}`,
        tier,
        firstName,
        lastName,
        description: '',
      },
      { seed: id, number, createdAt: now },
    );
    await insertAll(tx, 'accounts', [row]);
    await moveMoney(tx, [depositOf(row.id, Math.round(balance * 100), now)]);
    return row;
  });
}

/** Deposits an amount in centavos and commits it, by the same rules as the API. Returns the commitment's guid. */
export function depositAndInvest(
  sandbox: Sandbox,
  accountId: string,
  campaignGuid: string,
  amount: number,
): Promise<string> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const campaign = await findCampaign(tx, campaignGuid);
    await moveMoney(tx, [depositOf(accountId, amount, now)]);
    const account = await findAccount(tx, accountId);
    return (await createCommitment(sandbox, tx, { account, campaign, amount, now })).guid;
  });
}

interface RowCounts {
  campaigns: number;
  commitments: number;
}

/** Makes campaigns, and a commitment of the investor to each of the first. Long lists take some seconds. */
export async function generate(
  sandbox: Sandbox,
  { campaigns, commitments }: RowCounts,
  investor: AccountRow | undefined,
): Promise<void> {
  if (commitments > 0 && !investor)
    throw badRequest('Send the externalReferenceCode of the commitments’ investor.');
  if (commitments > campaigns) throw badRequest('There must be a campaign for each commitment.');
  for (let made = 0; made < campaigns; made += 1) {
    const { guid, min_amount: amount } = await createCampaign(sandbox, {});
    if (investor && made < commitments)
      await settleNow(sandbox, await depositAndInvest(sandbox, investor.id, guid, amount));
  }
}

/**
 * Gives an investor a commitment in every status of spec §4. Each commitment is made like an investor would make it, in
 * a campaign of its own, and its amount is deposited first. The statuses are PEN, COM that can be cancelled, COM that
 * cannot, CAN, REC, APP, COM of an ended campaign, completed, committed and terminated.
 */
export async function writeHistory(sandbox: Sandbox, account: AccountRow): Promise<void> {
  const make = async (campaign: NewCampaign, amount: number) => {
    const { guid } = await createCampaign(sandbox, {
      totalOffering: 1_000_000,
      sharePrice: 100,
      minAmountPerInvestor: 1_000,
      maxAmountPerInvestor: 500_000,
      ...campaign,
    });
    const commitment = await depositAndInvest(sandbox, account.id, guid, amount * 100);
    return { campaign: guid, commitment };
  };
  const settled = async (campaign: NewCampaign, amount: number) => {
    const made = await make(campaign, amount);
    await settleNow(sandbox, made.commitment);
    return made;
  };
  const waiting = await make({}, 5_000);
  await update(sandbox.db, 'commitments', waiting.commitment, {
    due: 'expire',
    due_at: new Date(sandbox.clock.now().getTime() + 30 * 86_400_000),
  });
  await settled({}, 6_000);
  // The offering ends within 48 hours, even at the end of that day, so the commitment cannot be cancelled.
  await settled({ endsInHours: 20 }, 7_000);
  const cancelled = await settled({}, 8_000);
  await changeStatus(sandbox, account.id, cancelled.commitment, 'CAN');
  const change = { sharePrice: 125 };
  const asked = await settled({}, 9_000);
  await changeMaterially(sandbox, asked.campaign, change, 5 * 86_400_000);
  const answered = await settled({}, 10_000);
  await changeMaterially(sandbox, answered.campaign, change, 5 * 86_400_000);
  await changeStatus(sandbox, account.id, answered.commitment, 'APP');
  const ended = await settled({}, 11_000);
  await end(sandbox, ended.campaign);
  const completed = await settled({}, 12_000);
  await end(sandbox, completed.campaign);
  await closeCampaign(sandbox, completed.campaign, true);
  const uncertified = await settled({}, 13_000);
  await end(sandbox, uncertified.campaign);
  await closeCampaign(sandbox, uncertified.campaign, false);
  const terminated = await settled({}, 14_000);
  await terminateCampaign(sandbox, terminated.campaign);
}

async function end({ db, clock }: Sandbox, campaignGuid: string): Promise<void> {
  const ends_at = new Date(clock.now().getTime() - 3_600_000);
  await update(db, 'campaigns', campaignGuid, { ends_at });
}

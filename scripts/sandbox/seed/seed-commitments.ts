import type { AccountRow, CampaignRow, CommitmentRow } from '../db/rows';
import { commitmentRow } from '../operations/enter-commitments';
import { demoInvestors, type SeedStatus } from './accounts';
import type { CampaignSeed } from './plan-campaign';
import { guidOf, randomOf, type Random } from './random';

const day = 86_400_000;

interface PlannedCommitment {
  account: AccountRow;
  campaign: CampaignRow;
  amount: number;
  at: Date;
  status: SeedStatus;
}

/** Plans the commitments of the demo investors, and then those of the others up to each campaign's plan. */
export function planCommitments(
  campaigns: readonly CampaignSeed[],
  demos: readonly AccountRow[],
  others: readonly AccountRow[],
  now: Date,
): PlannedCommitment[] {
  const histories = demos.flatMap((account) => historyOf(campaigns, account, now));
  const crowds = campaigns.flatMap((seed) => {
    const before = histories.filter(
      ({ campaign, status }) => campaign === seed.row && status !== 'cancelled',
    );
    return crowdOf(seed, sumOf(before), others, now);
  });
  return [...histories, ...crowds];
}

export function sumOf(planned: readonly PlannedCommitment[]): number {
  return planned.reduce((sum, { amount }) => sum + amount, 0);
}

function historyOf(
  campaigns: readonly CampaignSeed[],
  account: AccountRow,
  now: Date,
): PlannedCommitment[] {
  const investor = demoInvestors.find(
    (demo) => demo.externalReferenceCode === account.external_reference_code,
  );
  return (investor?.commitments ?? []).map(({ phase, nth, minimums, status = 'held' }) => {
    const campaign = campaigns.filter(({ plan }) => plan.phase === phase)[nth]?.row;
    if (!campaign) throw new Error(`The seed has no ${phase} campaign ${nth}.`);
    const random = randomOf(`${account.id} ${campaign.guid} ${status}`);
    const at = randomTimeIn(campaign, now, random);
    return { account, campaign, amount: campaign.min_amount * minimums, at, status };
  });
}

function crowdOf(
  { row, plan }: CampaignSeed,
  alreadyRaised: number,
  others: readonly AccountRow[],
  now: Date,
): PlannedCommitment[] {
  const random = randomOf(`crowd of ${row.guid}`);
  const minimum = row.min_amount;
  let left = Math.floor((row.total_offering * plan.filled) / minimum) * minimum - alreadyRaised;
  const planned: PlannedCommitment[] = [];
  for (const account of random.shuffle(others)) {
    if (left < minimum) break;
    const share = row.total_offering * (0.022 + 0.1 * random.next() ** 2);
    const wanted = Math.max(1, Math.round(share / minimum)) * minimum;
    const amount = Math.min(wanted, left, row.max_amount);
    left -= amount;
    const at = randomTimeIn(row, now, random);
    const changed = () => (random.next() < 0.6 ? 'reconfirmed' : 'reconfirm');
    const status = plan.phase === 'changed' ? changed() : 'held';
    planned.push({ account, campaign: row, amount, at, status });
  }
  return planned;
}

function randomTimeIn(
  { starts_at: starts, ends_at: ends }: CampaignRow,
  now: Date,
  random: Random,
): Date {
  const latest = Math.min(ends.getTime(), now.getTime());
  return new Date(starts.getTime() + (latest - starts.getTime()) * (0.05 + 0.9 * random.next()));
}

/** Makes the row of a commitment as it is before it is cancelled or its campaign is closed. */
export function rowOf(planned: PlannedCommitment, code: string, now: Date): CommitmentRow {
  const { account, campaign, amount, at, status } = planned;
  const row = commitmentRow({ guid: guidOf(code), code }, account, campaign, amount, at);
  const deadline = new Date(now.getTime() + 5 * day);
  if (status === 'pending') return { ...row, due: 'expire', due_at: campaign.ends_at };
  if (status === 'held' || status === 'cancelled') return { ...row, status_code: 'COM' };
  const material_changes = [changeOf(campaign)];
  if (status === 'reconfirmed') return { ...row, status_code: 'APP', material_changes };
  const due = { reconfirm_deadline: deadline, due: 'lapse', due_at: deadline } as const;
  return { ...row, status_code: 'REC', material_changes, ...due };
}

export const extendedEnd = ({ ends_at: ends }: CampaignRow) => new Date(ends.getTime() + 10 * day);

function changeOf(campaign: CampaignRow) {
  const format = (date: Date) => date.toISOString().slice(0, 10);
  const [before, after] = [format(campaign.ends_at), format(extendedEnd(campaign))];
  return { field: 'offeredPeriodEndDate', before, after };
}

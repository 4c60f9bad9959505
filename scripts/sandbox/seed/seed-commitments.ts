import type { AccountRow, CampaignRow } from '../db/rows';
import { demoInvestors } from './accounts';
import { addCommitment, complete, terminate, type Ledger } from './ledger';
import type { CampaignSeed } from './plan-campaign';
import { randomOf, type Random } from './random';

const day = 86_400_000;

export function addCommitments(
  ledger: Ledger,
  seeds: readonly CampaignSeed[],
  demos: readonly AccountRow[],
  others: readonly AccountRow[],
  now: Date,
): void {
  for (const account of demos) addHistory(ledger, seeds, account, now);
  for (const seed of seeds) {
    addCrowd(ledger, seed, others, now);
    if (seed.plan.phase === 'changed') applyChange(seed.row);
    const concludedAt = new Date(seed.row.ends_at.getTime() + 4 * day);
    // The latest completed campaign still waits for its certificates.
    const latest = seeds.find(({ plan }) => plan.phase === 'completed') === seed;
    if (seed.plan.phase === 'completed') complete(ledger, seed.row, concludedAt, !latest);
    if (seed.plan.phase === 'terminated') terminate(ledger, seed.row, concludedAt);
  }
}

function addHistory(
  ledger: Ledger,
  seeds: readonly CampaignSeed[],
  account: AccountRow,
  now: Date,
): void {
  const investor = demoInvestors.find(
    (demo) => demo.externalReferenceCode === account.external_reference_code,
  );
  for (const { phase, nth, minimums, status } of investor?.commitments ?? []) {
    const seed = seeds.filter(({ plan }) => plan.phase === phase)[nth];
    if (!seed) throw new Error(`The seed has no ${phase} campaign ${nth}.`);
    const random = randomOf(`${account.id} ${seed.row.guid} ${status}`);
    addCommitment(ledger, {
      account,
      campaign: seed.row,
      amount: seed.row.min_amount * minimums,
      at: randomTimeIn(seed.row, now, random),
      status,
      changes: changeOf(seed.row),
      now,
    });
  }
}

function addCrowd(
  ledger: Ledger,
  { row, plan }: CampaignSeed,
  others: readonly AccountRow[],
  now: Date,
): void {
  const random = randomOf(`crowd of ${row.guid}`);
  const target = Math.floor((row.total_offering * plan.filled) / row.min_amount) * row.min_amount;
  for (const account of random.shuffle(others)) {
    const left = target - row.raised;
    if (left < row.min_amount) return;
    const share = row.total_offering * (0.022 + 0.1 * random.next() ** 2);
    const amount = Math.max(1, Math.round(share / row.min_amount)) * row.min_amount;
    const changed = plan.phase === 'changed';
    addCommitment(ledger, {
      account,
      campaign: row,
      amount: Math.min(amount, left, row.max_amount),
      at: randomTimeIn(row, now, random),
      status: changed ? (random.next() < 0.6 ? 'reconfirmed' : 'reconfirm') : 'held',
      changes: changeOf(row),
      now,
    });
  }
}

function randomTimeIn(
  { starts_at: starts, ends_at: ends }: CampaignRow,
  now: Date,
  random: Random,
): Date {
  const latest = Math.min(ends.getTime(), now.getTime());
  return new Date(starts.getTime() + (latest - starts.getTime()) * (0.05 + 0.9 * random.next()));
}

const extension = 10 * day;

function changeOf({ ends_at: ends }: CampaignRow) {
  const format = (date: Date) => date.toISOString().slice(0, 10);
  return [
    {
      field: 'offeredPeriodEndDate',
      before: format(ends),
      after: format(new Date(ends.getTime() + extension)),
    },
  ];
}

function applyChange(row: CampaignRow): void {
  row.ends_at = new Date(row.ends_at.getTime() + extension);
}

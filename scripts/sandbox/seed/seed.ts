import { insertAll, type Queryable } from '../db/database';
import { cancelCommitment } from '../operations/change-status';
import { close, terminate } from '../operations/close-campaign';
import { enterCommitments, commitmentRow } from '../operations/enter-commitments';
import { depositOf, documentNumbers, moveMoney } from '../operations/wallet';
import type { IssuerRow, AccountRow, CampaignRow, CommitmentRow } from '../db/rows';
import { logoOf, portraitOf, scenesOf } from '../files/pictures';
import { crowd, demoAccounts, demoInvestors, personOf, type SeedStatus } from './accounts';
import {
  issuerProfiles,
  documentKey,
  documentTypes,
  introductionOf,
  type IssuerProfile,
  postSectionsOf,
} from './issuers';
import { phasePlans, planCampaign, type CampaignSeed } from './plan-campaign';
import { randomOf, guidOf, type Random } from './random';
import people from './people.json';

/** Seeds an empty database, in the caller's transaction. The same clock gives the same people, terms and amounts. */
export async function seed(tx: Queryable, now: Date): Promise<void> {
  const issuers = issuerProfiles.map((profile, index) => planIssuer(profile, index + 1, now));
  const campaigns = phasePlans.flatMap((plan, index) => {
    const issuerIndex = index % issuerProfiles.length;
    const profile = issuerProfiles[issuerIndex];
    const issuer = issuers[issuerIndex];
    return profile && issuer ? [planCampaign(profile, issuer.guid, index + 1, plan, now)] : [];
  });
  const [demos, others] = [demoAccounts(now), crowd(now)];
  const accounts = [...demos, ...others];
  const planned = planCommitments(campaigns, demos, others, now);

  await tx.query(`select setval('document_numbers', 100)`);
  const dates = planned.map(({ at }) => at);
  const codes = await documentNumbers(tx, 'CMT', dates);
  const commitments = planned.map((each, index) => rowOf(each, codes[index] ?? '', now));
  for (const { row, plan } of campaigns)
    if (plan.phase === 'changed') row.ends_at = extendedEnd(row);
  await insertAll(tx, 'issuers', issuers);
  await insertAll(tx, 'accounts', accounts);
  const rows = campaigns.map(({ row }) => row);
  await insertAll(tx, 'campaigns', rows);

  const rest = randomOf('wallets of the crowd');
  const balances = accounts.map(({ external_reference_code: code }) => {
    const demo = demoInvestors.find((each) => each.externalReferenceCode === code);
    return demo ? demo.balance * 100 : rest.between(0, 400) * 1_000_00;
  });
  const deposits = accounts.map((account, index) => {
    const committed = sumOf(planned.filter((each) => each.account === account));
    return depositOf(account.id, committed + (balances[index] ?? 0), account.created_at);
  });
  await moveMoney(tx, deposits);
  await enterCommitments(tx, commitments);
  for (const [index, { status, at }] of planned.entries()) {
    const commitment = commitments[index];
    const later = new Date(Math.min(at.getTime() + 30 * 3_600_000, now.getTime()));
    if (commitment && status === 'cancelled')
      await cancelCommitment(tx, commitment, 'investor', later);
  }
  // The latest completed campaign still waits for its certificates.
  const latest = campaigns.find(({ plan }) => plan.phase === 'completed');
  for (const campaign of campaigns) {
    const at = new Date(campaign.row.ends_at.getTime() + 4 * 86_400_000);
    const { phase } = campaign.plan;
    if (phase === 'completed') await close(tx, campaign.row, at, campaign !== latest);
    if (phase === 'terminated') await terminate(tx, campaign.row, at);
  }
  const targets = accounts.map(({ id }, index) => ({ id, balance: balances[index] }));
  await setBalances(tx, targets);
  await tx.query(`select setval('document_numbers', 90000)`);
}

/** Takes what was refunded out of the deposits, so that each wallet has its intended balance. */
async function setBalances(tx: Queryable, targets: readonly object[]): Promise<void> {
  const given = `jsonb_to_recordset($1::jsonb) t(id text, balance bigint)`;
  await tx.query(
    `update advices d set amount = d.amount - a.wallet_balance + t.balance
     from accounts a join ${given} on t.id = a.id
     where d.account_id = a.id and d.type = 'Deposit'`,
    [JSON.stringify(targets)],
  );
  await tx.query(
    `update accounts a set wallet_balance = t.balance from ${given} where t.id = a.id`,
    [JSON.stringify(targets)],
  );
}

/** Plans an issuer with its company view. `number` counts from 1. */
function planIssuer(profile: IssuerProfile, number: number, now: Date): IssuerRow {
  const random = randomOf(`issuer ${number}`);
  const team = people.positions.map((PositionTitle, index) => {
    const { firstName, lastName } = personOf(random);
    const ImageUrl = portraitOf(number + index);
    return { ImageUrl, FirstName: firstName, LastName: lastName, PositionTitle };
  });
  const documents = documentTypes.map((DocumentType) => ({
    DocumentId: documentKey(profile, DocumentType),
    DocumentType,
    UploadedDate: new Date(now.getTime() - random.between(20, 300) * 86_400_000).toISOString(),
  }));
  const [ImageUrl = ''] = scenesOf(profile.industry, number);
  return {
    guid: guidOf(`issuer ${number}`),
    account_id: guidOf(`issuer account ${number}`),
    name: profile.name,
    address: profile.address,
    logo_key: logoOf(profile.industry, number),
    sections: [
      { sectionCode: 'SUBUS', jsonData: { IntroductionToTheBusiness: introductionOf(profile) } },
      { sectionCode: 'TEAM', jsonData: team },
      { sectionCode: 'COINF', jsonData: { ImageUrl, CompanyName: profile.name } },
      { sectionCode: 'DOCS', jsonData: documents },
      ...postSectionsOf(profile, number, now),
    ],
  };
}

const day = 86_400_000;

interface PlannedCommitment {
  account: AccountRow;
  campaign: CampaignRow;
  amount: number;
  at: Date;
  status: SeedStatus;
}

/** Plans the commitments of the demo investors, and then those of the others up to each campaign's plan. */
function planCommitments(
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

function sumOf(planned: readonly PlannedCommitment[]): number {
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
function rowOf(planned: PlannedCommitment, code: string, now: Date): CommitmentRow {
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

const extendedEnd = ({ ends_at: ends }: CampaignRow) => new Date(ends.getTime() + 10 * day);

function changeOf(campaign: CampaignRow) {
  const format = (date: Date) => date.toISOString().slice(0, 10);
  const [before, after] = [format(campaign.ends_at), format(extendedEnd(campaign))];
  return { field: 'offeredPeriodEndDate', before, after };
}

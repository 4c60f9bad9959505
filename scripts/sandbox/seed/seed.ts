import { insertAll, type Queryable } from '../db/database';
import { cancelCommitment } from '../operations/change-status';
import { close, terminate } from '../operations/close-campaign';
import { enterCommitments } from '../operations/enter-commitments';
import { depositOf, documentNumbers, moveMoney } from '../operations/wallet';
import { crowd, demoAccounts, demoInvestors } from './accounts';
import { issuerProfiles } from './issuers';
import { phasePlans, planCampaign } from './plan-campaign';
import { planIssuer } from './plan-issuer';
import { randomOf } from './random';
import { extendedEnd, planCommitments, rowOf, sumOf } from './seed-commitments';

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

import { insertAll, type Queryable } from '../db/database';
import { crowd, demoAccounts, demoInvestors } from './accounts';
import { issuerProfiles } from './issuers';
import { openWallets, type Ledger } from './ledger';
import { phasePlans } from './phases';
import { planCampaign } from './plan-campaign';
import { planIssuer } from './plan-issuer';
import { addCommitments } from './seed-commitments';
import { randomOf } from './random';

/** Seeds an empty database, in the caller's transaction. The same clock gives the same data. */
export async function seed(tx: Queryable, now: Date): Promise<void> {
  const issuers = issuerProfiles.map((profile, index) => planIssuer(profile, index + 1, now));
  const campaigns = phasePlans.flatMap((plan, index) => {
    const issuerIndex = index % issuerProfiles.length;
    const profile = issuerProfiles[issuerIndex];
    const issuer = issuers[issuerIndex];
    return profile && issuer ? [planCampaign(profile, issuer.guid, index + 1, plan, now)] : [];
  });
  const demos = demoAccounts(now);
  const others = crowd(now);
  const ledger: Ledger = {
    lastNumber: 100,
    accounts: [...demos, ...others],
    commitments: [],
    advices: [],
    memos: [],
  };
  addCommitments(ledger, campaigns, demos, others, now);
  const rest = randomOf('wallets of the crowd');
  const balances = new Map(
    demoInvestors.map((investor) => [investor.externalReferenceCode, investor.balance * 100]),
  );
  openWallets(
    ledger,
    (account) => balances.get(account.external_reference_code) ?? rest.between(0, 400) * 1_000_00,
  );

  const tables = {
    issuers,
    accounts: ledger.accounts,
    campaigns: campaigns.map(({ row }) => row),
    commitments: ledger.commitments,
    advices: ledger.advices,
    stock_memos: ledger.memos,
  };
  for (const [table, rows] of Object.entries(tables)) await insertAll(tx, table, rows);
  await tx.query(`select setval('document_numbers', $1)`, [Math.max(90_000, ledger.lastNumber)]);
}

import type { AccountRow } from '../db/rows';
import { badRequest } from '../contract/errors';
import type { Sandbox } from '../context/context';
import { nextNumber } from './wallet';

/** All commitments belong to one investor, each in a generated campaign of its own. */
export interface RowCounts {
  campaigns: number;
  commitments: number;
}

/** Generates thousands of rows for load tests with a few statements. The audit finds no fault in them. */
export function generate(
  sandbox: Sandbox,
  { campaigns, commitments }: RowCounts,
  investor: AccountRow | undefined,
): Promise<void> {
  if (commitments > 0 && !investor)
    throw badRequest('Send the externalReferenceCode of the commitments’ investor.');
  if (commitments > campaigns) throw badRequest('There must be a campaign for each commitment.');
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const start = await nextNumber(tx);
    // Commitments, their advices and the deposit need numbers too, so we reserve three ranges of equal length.
    await tx.query(`select setval('document_numbers', $1::bigint)`, [start + 3 * campaigns + 3]);
    await tx.query(
      `insert into campaigns (guid, number, code, issuer_guid, partner_code, status_code, highlights,
         summary, banner_key, gallery_keys, total_offering, ceiling, share_price, shares_offered,
         equity_offered, min_amount, max_amount, starts_at, ends_at, created_at)
       select gen_random_uuid()::text, $1::bigint + n, 'CF-GEN-' || lpad(($1::bigint + n)::text, 8, '0'),
         t.issuer_guid, t.partner_code, 'APP', t.highlights, t.summary, t.banner_key, t.gallery_keys,
         t.total_offering, t.total_offering, t.share_price, t.shares_offered, t.equity_offered,
         t.min_amount, t.max_amount, $3::timestamptz - n * interval '1 minute' - interval '60 days',
         $3::timestamptz + (n % 60 + 3) * interval '1 day',
         $3::timestamptz - n * interval '1 minute' - interval '700 days'
       from generate_series(1, $2::bigint) n
       join lateral (select * from campaigns where number = n % 27 + 1) t on true`,
      [start, campaigns, now],
    );
    if (!investor || commitments === 0) return;
    await tx.query(
      `insert into commitments (guid, code, campaign_guid, account_id, status_code, amount, shares,
         investor_name, service_name, committed_at)
       select gen_random_uuid()::text, 'CMT-GEN-' || lpad(($1::bigint + n)::text, 8, '0'), c.guid, $3,
         'COM', c.min_amount, c.min_amount * 100 / c.share_price, $4, 'INDIVIDUAL INVESTOR',
         $5::timestamptz - n * interval '1 minute'
       from generate_series(1, $2::bigint) n join campaigns c on c.number = $1::bigint + n`,
      [start, commitments, investor.id, `${investor.first_name} ${investor.last_name}`, now],
    );
    const generatedCommitments = `from commitments m join campaigns c on c.guid = m.campaign_guid
      where m.account_id = $2 and c.number > $1::bigint and c.number <= $1::bigint + $3::bigint`;
    await tx.query(
      `insert into advices (guid, account_id, commitment_guid, amount, type, status,
         reference_number, created_at)
       select gen_random_uuid()::text, $2, m.guid, -m.amount, 'Debit', 'Completed',
         'REF-GEN-' || lpad(c.number::text, 8, '0'), m.committed_at ${generatedCommitments}`,
      [start, investor.id, commitments],
    );
    await tx.query(
      `insert into advices (guid, account_id, amount, type, status, created_at)
       select gen_random_uuid()::text, $2, sum(m.amount), 'Deposit', 'Completed', $4::timestamptz
       ${generatedCommitments}`,
      [start, investor.id, commitments, now],
    );
    await tx.query(
      `update campaigns set raised = min_amount
       where number > $1::bigint and number <= $1::bigint + $2::bigint`,
      [start, commitments],
    );
    // The database has no autovacuum, so its statistics have to be updated here.
    await tx.query('analyze');
  });
}

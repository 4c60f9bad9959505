import { queryOne } from '../db/database';
import type { Sandbox } from '../context/context';

/** The totals of the sandbox's money, in centavos, and every inconsistency as a text in `faults`. */
export interface Audit {
  deposits: number;
  wallets: number;
  /** The money in commitments that are neither cancelled nor calibrated. */
  open: number;
  /** The money in the calibrated commitments of completed campaigns. */
  invested: number;
  faults: string[];
}

const held = `case when m.status_code = 'CAN' then 0
  when m.calibrated_status is not null then m.calibrated_amount else m.amount end`;

/** Queries by the fault they look for. Each row that a query returns is one fault. */
const checks: Readonly<Record<string, string>> = {
  'a wallet is not the sum of its advices': `
    select a.external_reference_code as what from accounts a
    left join advices d on d.account_id = a.id
    group by a.id having a.wallet_balance <> coalesce(sum(d.amount), 0)`,
  'a commitment does not hold what its advices took': `
    select m.code as what from commitments m left join advices d on d.commitment_guid = m.guid
    group by m.guid having coalesce(sum(d.amount), 0) <> -(${held})`,
  'a campaign has not raised what its commitments hold': `
    select c.code as what from campaigns c left join commitments m on m.campaign_guid = c.guid
    group by c.guid having c.raised <> coalesce(sum(${held}), 0)`,
  'more shares are sold than offered': `
    select c.code as what from campaigns c join commitments m on m.campaign_guid = c.guid
    where m.status_code <> 'CAN' group by c.guid
    having sum(m.calibrated_shares) > c.shares_offered`,
  'a stock memo is not what was calibrated': `
    select s.number as what from stock_memos s join commitments m
      on m.campaign_guid = s.campaign_guid and m.account_id = s.account_id
      and m.calibrated_status is not null
    group by s.guid
    having s.amount <> sum(m.calibrated_amount) or s.shares <> sum(m.calibrated_shares)`,
  'calibrated shares have no stock memo': `
    select m.code as what from commitments m where m.calibrated_shares > 0 and not exists (
      select 1 from stock_memos s
      where s.campaign_guid = m.campaign_guid and s.account_id = m.account_id)`,
};

/**
 * Audits the sandbox's money. Refunds go back to the wallet, so nothing leaves the sandbox. Money is conserved when
 * `faults` is empty and `deposits = wallets + open + invested`.
 */
export function audit({ db }: Sandbox): Promise<Audit> {
  return db.transaction(async (tx) => {
    const totals = await queryOne<Omit<Audit, 'faults'>>(
      tx,
      `select
        (select coalesce(sum(amount), 0)::bigint from advices where type = 'Deposit') as deposits,
        (select coalesce(sum(wallet_balance), 0)::bigint from accounts) as wallets,
        (select coalesce(sum(amount), 0)::bigint from commitments
          where status_code <> 'CAN' and calibrated_status is null) as open,
        (select coalesce(sum(calibrated_amount), 0)::bigint from commitments
          where calibrated_status is not null) as invested`,
    );
    const faults: string[] = [];
    if (totals.deposits !== totals.wallets + totals.open + totals.invested)
      faults.push('deposits are not wallets + open + invested');
    for (const [fault, sql] of Object.entries(checks))
      for (const { what } of await tx.query<{ what: string }>(sql))
        faults.push(`${fault}: ${what}`);
    return { ...totals, faults };
  });
}

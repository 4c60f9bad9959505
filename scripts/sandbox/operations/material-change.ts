import type { MaterialChange } from '@investor-portal/shared/partner-api/contract/commitment';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { formatSharePrice, toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';
import { update } from '../db/database';
import type { CampaignRow } from '../db/rows';
import { conflict, badRequest } from '../contract/errors';
import { monthDayYear, pesos } from '../rules/format';
import type { Sandbox } from '../context/context';
import { findLiveCampaign } from './enter-commitments';

/** The terms that may change. Money is in PHP, and `offeredPeriodEndDate` is an ISO 8601 instant. */
interface TermChanges {
  offeredPeriodEndDate?: string | undefined;
  totalOffering?: number | undefined;
  sharePrice?: number | undefined;
  equityOffered?: number | undefined;
}

/**
 * Changes an offering that investors have already committed to. Each of them has to reconfirm within
 * `reconfirmWithinMs` of the sandbox's time. After that, the commitment lapses.
 */
export function changeMaterially(
  sandbox: Sandbox,
  guid: string,
  changes: TermChanges,
  reconfirmWithinMs: number,
): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const campaign = await findLiveCampaign(tx, guid);
    const next = applyChanges(campaign, changes);
    if (next.ceiling < campaign.raised)
      throw conflict('The offering cannot become smaller than what is committed.');
    if (next.ends_at <= campaign.starts_at)
      throw badRequest('The offering must end after it starts.');
    const list = describeChanges(campaign, next);
    if (list.length === 0) throw badRequest('Nothing changes.');
    await update(tx, 'campaigns', guid, next);
    await tx.query(
      `update commitments
       set status_code = 'REC', shares = amount * 100 / $2, material_changes = $3::jsonb,
         reconfirm_deadline = $4, due = 'lapse', due_at = $4
       where campaign_guid = $1 and status_code <> 'CAN'`,
      [guid, next.share_price, JSON.stringify(list), new Date(now.getTime() + reconfirmWithinMs)],
    );
  });
}

type Terms = Pick<
  CampaignRow,
  'total_offering' | 'ceiling' | 'share_price' | 'shares_offered' | 'equity_offered' | 'ends_at'
>;

function applyChanges(campaign: CampaignRow, changes: TermChanges): Terms {
  const total = toCentavos(changes.totalOffering) ?? campaign.total_offering;
  const price = toSharePrice(changes.sharePrice) ?? campaign.share_price;
  const equity = changes.equityOffered;
  return {
    total_offering: total,
    ceiling: Math.round((campaign.ceiling / campaign.total_offering) * total),
    share_price: price,
    shares_offered: sharesFor(total, price),
    equity_offered: equity === undefined ? campaign.equity_offered : Math.round(equity * 100),
    ends_at: changes.offeredPeriodEndDate
      ? new Date(changes.offeredPeriodEndDate)
      : campaign.ends_at,
  };
}

function describeChanges(before: Terms, after: Terms): MaterialChange[] {
  const formatters: Record<string, (terms: Terms) => string> = {
    totalOffering: (terms) => pesos(terms.total_offering),
    sharePrice: (terms) => formatSharePrice(terms.share_price / 10_000, 'PHP'),
    numberSharesOffered: (terms) => terms.shares_offered.toLocaleString('en-US'),
    equityOffered: (terms) => `${(terms.equity_offered / 100).toFixed(2)}%`,
    offeredPeriodEndDate: (terms) => monthDayYear(terms.ends_at),
  };
  return Object.entries(formatters).flatMap(([field, format]) =>
    format(before) === format(after)
      ? []
      : [{ field, before: format(before), after: format(after) }],
  );
}

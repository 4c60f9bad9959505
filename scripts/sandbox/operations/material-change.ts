import type { MaterialChange } from '@investor-portal/shared/partner-api/contract/commitment';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { formatSharePrice, toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';
import { update } from '../db/database';
import type { CampaignRow } from '../db/rows';
import { conflict, malformed } from '../contract/errors';
import { monthDayYear, pesos } from '../rules/format';
import type { Sandbox } from '../context/context';
import { lockLiveCampaign } from './locks';

/** The terms that may change; money in PHP, `offeredPeriodEndDate` an ISO 8601 instant. */
export interface Changes {
  offeredPeriodEndDate?: string | undefined;
  totalOffering?: number | undefined;
  sharePrice?: number | undefined;
  equityOffered?: number | undefined;
}

/**
 * Changes an offering that investors have already committed to: each of them has to reconfirm by the
 * deadline, after which the commitment lapses (reference: any change of the end is material too).
 * @param reconfirmWithinMs the deadline, from now in the sandbox's time.
 */
export function changeMaterially(
  sandbox: Sandbox,
  guid: string,
  changes: Changes,
  reconfirmWithinMs: number,
): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const campaign = await lockLiveCampaign(tx, guid);
    const next = applied(campaign, changes);
    if (next.ceiling < campaign.raised)
      throw conflict('The offering cannot become smaller than what is committed.');
    if (next.ends_at <= campaign.starts_at)
      throw malformed('The offering must end after it starts.');
    const list = described(campaign, next);
    if (list.length === 0) throw malformed('Nothing changes.');
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

function applied(campaign: CampaignRow, changes: Changes): Terms {
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

/** The changes to show to investors, by the campaign's field names. */
function described(before: Terms, after: Terms): MaterialChange[] {
  const told: Record<string, (terms: Terms) => string> = {
    totalOffering: (terms) => pesos(terms.total_offering),
    sharePrice: (terms) => formatSharePrice(terms.share_price / 10_000, 'PHP'),
    numberSharesOffered: (terms) => terms.shares_offered.toLocaleString('en-US'),
    equityOffered: (terms) => `${(terms.equity_offered / 100).toFixed(2)}%`,
    offeredPeriodEndDate: (terms) => monthDayYear(terms.ends_at),
  };
  return Object.entries(told).flatMap(([field, tell]) =>
    tell(before) === tell(after) ? [] : [{ field, before: tell(before), after: tell(after) }],
  );
}

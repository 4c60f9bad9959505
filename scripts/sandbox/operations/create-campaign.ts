import { toCentavos } from '@investor-portal/shared/rules/money';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';
import { insertAll } from '../db/database';
import type { CampaignRow } from '../db/rows';
import { issuerProfiles } from '../seed/issuers';
import { defaultPartnerCode, planCampaign } from '../seed/plan-campaign';
import { guidOf } from '../seed/random';
import type { Sandbox } from '../context/context';
import { nextNumber } from './wallet';

/** The properties of a new campaign that a caller may choose. Money is in PHP, times are in hours from now. */
export interface NewCampaign {
  startsInHours?: number | undefined;
  endsInHours?: number | undefined;
  totalOffering?: number | undefined;
  sharePrice?: number | undefined;
  minAmountPerInvestor?: number | undefined;
  maxAmountPerInvestor?: number | undefined;
  /** The factor by which commitments may exceed the total offering: 1 for not at all. Default: 1.25. */
  oversubscription?: number | undefined;
  highlights?: string | undefined;
  summary?: string | undefined;
}

/** Creates a campaign of a seeded issuer. A test can close or change it without affecting other tests. */
export function createCampaign(sandbox: Sandbox, options: NewCampaign): Promise<CampaignRow> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const number = await nextNumber(tx);
    const issuerIndex = number % issuerProfiles.length;
    const profile = issuerProfiles[issuerIndex];
    if (!profile) throw new Error('There are no issuers.');
    const { row } = planCampaign(
      profile,
      guidOf(`issuer ${issuerIndex + 1}`),
      number,
      { phase: 'open', startsIn: -10, endsIn: 30, filled: 0 },
      now,
    );
    const campaign = { ...row, guid: crypto.randomUUID(), ...terms(row, options, now) };
    await insertAll(tx, 'campaigns', [campaign]);
    return campaign;
  });
}

const hour = 3_600_000;

function terms(row: CampaignRow, options: NewCampaign, now: Date): Partial<CampaignRow> {
  const total = toCentavos(options.totalOffering) ?? row.total_offering;
  const price = toSharePrice(options.sharePrice) ?? row.share_price;
  const at = (hours: number | undefined, otherwise: Date) =>
    hours === undefined ? otherwise : new Date(now.getTime() + hours * hour);
  return {
    // Some seeded campaigns belong to the other partner, but a created campaign must be visible.
    partner_code: defaultPartnerCode,
    highlights: options.highlights ?? row.highlights,
    summary: options.summary ?? row.summary,
    total_offering: total,
    ceiling: Math.round(total * (options.oversubscription ?? 1.25)),
    share_price: price,
    shares_offered: sharesFor(total, price),
    min_amount: toCentavos(options.minAmountPerInvestor) ?? row.min_amount,
    max_amount: toCentavos(options.maxAmountPerInvestor) ?? row.max_amount,
    starts_at: at(options.startsInHours, row.starts_at),
    ends_at: at(options.endsInHours, row.ends_at),
    // The campaign is older than every seeded one, so that the newest list of a demo does not start with test data.
    created_at: new Date(now.getTime() - 500 * 24 * hour),
  };
}

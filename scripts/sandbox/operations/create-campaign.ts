import { randomUUID } from 'node:crypto';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';
import { insertAll } from '../db/database';
import type { CampaignRow } from '../db/rows';
import { issuerProfiles } from '../seed/issuers';
import { defaultPartnerCode, planCampaign } from '../seed/plan-campaign';
import { guidOf } from '../seed/random';
import { fileRows } from '../seed/seed';
import type { Sandbox } from '../context/context';
import { nextNumber } from './wallet';

/** The properties of a new campaign that a caller may choose; money in PHP, times in hours from now. */
export interface NewCampaign {
  startsInHours?: number | undefined;
  endsInHours?: number | undefined;
  totalOffering?: number | undefined;
  sharePrice?: number | undefined;
  minAmountPerInvestor?: number | undefined;
  maxAmountPerInvestor?: number | undefined;
  /** How far commitments may exceed the total offering: 1 for not at all; 1.25 when absent. */
  oversubscription?: number | undefined;
  /** HTML, returned verbatim. */
  highlights?: string | undefined;
  summary?: string | undefined;
}

/** Creates a campaign of a seeded issuer, which a test can close or change without affecting others. */
export function createCampaign(sandbox: Sandbox, wanted: NewCampaign): Promise<CampaignRow> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const number = await nextNumber(tx);
    const place = number % issuerProfiles.length;
    const profile = issuerProfiles[place];
    if (!profile) throw new Error('There are no issuers.');
    const { row, files } = planCampaign(
      profile,
      guidOf(`issuer ${place + 1}`),
      number,
      { phase: 'open', startsIn: -10, endsIn: 30, filled: 0 },
      now,
    );
    const campaign = { ...row, guid: randomUUID(), ...terms(row, wanted, now) };
    await insertAll(tx, 'campaigns', [campaign]);
    await insertAll(tx, 'files', fileRows(files, now));
    return campaign;
  });
}

const hour = 3_600_000;

function terms(row: CampaignRow, wanted: NewCampaign, now: Date): Partial<CampaignRow> {
  const total = toCentavos(wanted.totalOffering) ?? row.total_offering;
  const price = toSharePrice(wanted.sharePrice) ?? row.share_price;
  const at = (hours: number | undefined, otherwise: Date) =>
    hours === undefined ? otherwise : new Date(now.getTime() + hours * hour);
  return {
    // Some seeded campaigns belong to the other partner; a created one must be visible.
    partner_code: defaultPartnerCode,
    highlights: wanted.highlights ?? row.highlights,
    summary: wanted.summary ?? row.summary,
    total_offering: total,
    ceiling: Math.round(total * (wanted.oversubscription ?? 1.25)),
    share_price: price,
    shares_offered: sharesFor(total, price),
    min_amount: toCentavos(wanted.minAmountPerInvestor) ?? row.min_amount,
    max_amount: toCentavos(wanted.maxAmountPerInvestor) ?? row.max_amount,
    starts_at: at(wanted.startsInHours, row.starts_at),
    ends_at: at(wanted.endsInHours, row.ends_at),
    // Older than every seeded campaign, so that the newest list of a demo does not start with test data.
    created_at: new Date(now.getTime() - 500 * 24 * hour),
  };
}

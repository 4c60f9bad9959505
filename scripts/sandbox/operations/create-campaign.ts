import { randomUUID } from 'node:crypto';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { sharesFor } from '@investor-portal/shared/rules/shares';
import type { NewCampaign } from '../db/new-records';
import { insertAll, one } from '../db/database';
import type { CampaignRow } from '../db/rows';
import { issuerProfiles } from '../seed/issuers';
import { defaultPartnerCode, planCampaign } from '../seed/plan-campaign';
import { guidOf } from '../seed/random';
import type { Sandbox } from '../context/context';

/** Creates a campaign of a seeded issuer, which a test can close or change without affecting others. */
export function createCampaign(sandbox: Sandbox, wanted: NewCampaign): Promise<CampaignRow> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const { number } = await one<{ number: number }>(
      tx,
      `select nextval('document_numbers')::bigint as number`,
    );
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
    await insertAll(
      tx,
      'files',
      files.map(({ key, contentType, recipe }) => ({
        key,
        owner_id: null,
        content_type: contentType,
        recipe,
        created_at: now,
      })),
    );
    return campaign;
  });
}

const hour = 3_600_000;

function terms(row: CampaignRow, wanted: NewCampaign, now: Date): Partial<CampaignRow> {
  const total = centavos(wanted.totalOffering) ?? row.total_offering;
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
    min_amount: centavos(wanted.minAmountPerInvestor) ?? row.min_amount,
    max_amount: centavos(wanted.maxAmountPerInvestor) ?? row.max_amount,
    starts_at: at(wanted.startsInHours, row.starts_at),
    ends_at: at(wanted.endsInHours, row.ends_at),
    // Older than every seeded campaign, so that the newest list of a demo does not start with test data.
    created_at: new Date(now.getTime() - 500 * 24 * hour),
  };
}

function centavos(php: number | undefined): number | undefined {
  return php === undefined ? undefined : Math.round(php * 100);
}

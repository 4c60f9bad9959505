import type { SharePrice } from '@investor-portal/shared/rules/share-price';
import type { CampaignRow } from '../db/rows';
import type { IssuerProfile } from './issuers';
import type { PhasePlan } from './phases';
import { scenesOf } from './pictures';
import { guidOf, randomOf } from './random';
import { campaignTexts } from './texts';

const day = 86_400_000;
export const defaultPartnerCode = 'PHCF';
const otherPartnerCode = 'ISLA';

export interface CampaignSeed {
  row: CampaignRow;
  plan: PhasePlan;
}

/** Plans a campaign of the seed without its commitments. `number` counts from 1. */
export function planCampaign(
  profile: IssuerProfile,
  issuerGuid: string,
  number: number,
  plan: PhasePlan,
  now: Date,
): CampaignSeed {
  const random = randomOf(`campaign ${number}`);
  const startsAt = atOffice(now, plan.startsIn);
  const endsAt = new Date(now.getTime() + plan.endsIn * day);
  const announced = startsAt.getTime() - random.between(2, 6) * day - number * 60_000;
  // Upcoming campaigns were announced at about the same time as running campaigns.
  const latest = now.getTime() - random.between(5, 20) * day - number * 60_000;
  const createdAt = new Date(plan.startsIn > 0 ? Math.min(announced, latest) : announced);
  const code = `CF-${createdAt.getUTCFullYear()}-${String(number).padStart(4, '0')}`;
  const second = number > 27;
  const pesos = random.pick([25, 50, 100, 125, 250, 500]);
  const lots = random.between(24, second ? 90 : 70);
  const totalOffering = lots * 500_000_00;
  const terms = {
    total_offering: totalOffering,
    ceiling: Math.round(totalOffering * 1.25),
    share_price: (pesos * 10_000) as SharePrice,
    shares_offered: totalOffering / 100 / pesos,
    equity_offered: random.between(350, 1_950),
    min_amount: random.pick([5_000_00, 10_000_00, 25_000_00]),
    max_amount: totalOffering / 8,
  };
  const pictures = scenesOf(profile.industry, number + (second ? 1 : 0));
  const use = profile.uses[second ? 1 : 0];
  return {
    plan,
    row: {
      guid: guidOf(`campaign ${number}`),
      number,
      code,
      issuer_guid: issuerGuid,
      partner_code: number % 13 === 0 ? otherPartnerCode : defaultPartnerCode,
      status_code: 'APP',
      ...campaignTexts(profile, use, terms),
      banner_key: pictures[0] ?? '',
      gallery_keys: pictures,
      ...terms,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: createdAt,
      completed_at: null,
      raised: 0,
    },
  };
}

/** Offerings start at nine in the morning, Manila time. */
function atOffice(now: Date, days: number): Date {
  const start = new Date(now.getTime() + days * day);
  start.setUTCHours(1, 0, 0, 0);
  return start;
}

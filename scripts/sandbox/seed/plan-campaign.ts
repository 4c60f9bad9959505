import type { SharePrice } from '@investor-portal/shared/rules/share-price';
import type { CampaignRow } from '../db/rows';
import { scenesOf } from '../files/pictures';
import { campaignTexts, type IssuerProfile } from './issuers';
import phases from './phases.json';
import { guidOf, randomOf } from './random';

interface PhasePlan {
  phase: string;
  /** Days from the clock at seeding. A negative number is in the past. */
  startsIn: number;
  endsIn: number;
  /** The sum of the commitments as a fraction of the total offering. */
  filled: number;
}

/**
 * One plan per campaign: first the first campaigns of all issuers, then the second ones. An entry of phases.json has one campaign
 * for each number in `filled`, with periods spread evenly between the two ends of its ranges of days.
 */
export const phasePlans: readonly PhasePlan[] = phases.flatMap(
  ({ phase, starts, ends, filled }) => {
    const at = ([first = 0, last = 0]: readonly number[], index: number) =>
      first + ((last - first) * index) / Math.max(1, filled.length - 1);
    return filled.map((fraction, index) => ({
      phase,
      startsIn: at(starts, index),
      endsIn: at(ends, index),
      filled: fraction,
    }));
  },
);

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
  const use = profile.uses[second ? 1 : 0] ?? '';
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

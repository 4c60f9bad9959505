import type { AccountRow, Tier } from '../db/rows';
import investors from './demo-investors.json';
import people from './people.json';
import { defaultPartnerCode } from './plan-campaign';
import { guidOf, type Random, randomOf } from './random';

export type SeedStatus = 'held' | 'pending' | 'reconfirm' | 'reconfirmed' | 'cancelled';

interface DemoInvestor {
  externalReferenceCode: string;
  tier: Tier;
  firstName: string;
  lastName: string;
  description: string;
  /** The wallet's balance after all commitments, in PHP. */
  balance: number;
  /** A commitment to the nth campaign of a phase, in multiples of the campaign's minimum. Without a status, it is held. */
  commitments: { phase: string; nth: number; minimums: number; status?: SeedStatus }[];
}

export const demoInvestors = investors as DemoInvestor[];

export function personOf(random: Random) {
  return {
    firstName: random.pick(people.givenNames),
    lastName: random.pick(people.familyNames),
  };
}

const crowdSize = 140;

export function crowd(now: Date): AccountRow[] {
  return Array.from({ length: crowdSize }, (_, index) => {
    const name = `crowd ${index + 1}`;
    return accountRow(
      {
        externalReferenceCode: `INV-CROWD-${String(index + 1).padStart(4, '0')}`,
        tier: 'Premium',
        ...personOf(randomOf(name)),
        description: '',
      },
      { seed: name, number: 2_000 + index, createdAt: new Date(now.getTime() - 400 * 86_400_000) },
    );
  });
}

export function demoAccounts(now: Date): AccountRow[] {
  return demoInvestors.map((investor, index) => ({
    ...accountRow(investor, {
      seed: investor.externalReferenceCode,
      number: 1_000 + index,
      createdAt: new Date(now.getTime() - 390 * 86_400_000),
    }),
    demo_order: index + 1,
  }));
}

interface Identity {
  /** The account's id is derived from this text. */
  seed: string;
  number: number;
  createdAt: Date;
}

export function accountRow(
  investor: Omit<DemoInvestor, 'balance' | 'commitments'>,
  identity: Identity,
): AccountRow {
  const { firstName, lastName, tier, externalReferenceCode, description } = investor;
  const id = guidOf(`account ${identity.seed}`);
  const mailbox = `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '');
  return {
    id,
    partner_code: defaultPartnerCode,
    external_reference_code: externalReferenceCode,
    demo_order: null,
    description,
    tier,
    first_name: firstName,
    last_name: lastName,
    email: `${mailbox}@example.ph`,
    mobile_prefix: '+63',
    mobile_number: `917 555 ${String(identity.number).padStart(4, '0')}`,
    idv_profile_id: tier === 'New' ? null : 70_000 + identity.number,
    registration: null,
    wallet_id: `EW-${id.slice(0, 8).toUpperCase()}`,
    wallet_balance: 0,
    created_at: identity.createdAt,
  };
}

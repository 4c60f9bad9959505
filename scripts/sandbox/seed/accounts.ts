import type { AccountRow, Tier } from '../db/rows';
import { personOf } from './people';
import { defaultPartnerCode } from './plan-campaign';
import { guidOf, randomOf } from './random';

export interface DemoInvestor {
  externalReferenceCode: string;
  tier: Tier;
  firstName: string;
  lastName: string;
  description: string;
  /** The wallet's balance after all commitments, in centavos. */
  balance: number;
}

export const demoInvestors: readonly DemoInvestor[] = [
  {
    externalReferenceCode: 'INV-NEW-0001',
    tier: 'New',
    firstName: 'Althea',
    lastName: 'Ramos',
    description: 'Has not registered yet: starts at the welcome screen.',
    balance: 25_000_00,
  },
  {
    externalReferenceCode: 'INV-BASIC-0001',
    tier: 'Basic',
    firstName: 'Joaquin',
    lastName: 'Dela Cruz',
    description: 'Basic account: held to the standard investment limit, nothing committed yet.',
    balance: 80_000_00,
  },
  {
    externalReferenceCode: 'INV-PREMIUM-0001',
    tier: 'Premium',
    firstName: 'Maria Isabel',
    lastName: 'Villanueva',
    description: 'Premium account with commitments in every status, stock positions and activity.',
    balance: 350_000_00,
  },
  {
    externalReferenceCode: 'INV-QUALIFIED-0001',
    tier: 'Qualified',
    firstName: 'Ramon Antonio',
    lastName: 'Aquino',
    description: 'Qualified investor with a long history over many campaigns.',
    balance: 7_500_000_00,
  },
  {
    externalReferenceCode: 'INV-OTHER-0001',
    tier: 'Institutional',
    firstName: 'Teresita',
    lastName: 'Salonga',
    description: 'A tier that the portal does not know, with nothing committed yet.',
    balance: 500_000_00,
  },
];

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
        balance: 0,
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

export function accountRow(investor: DemoInvestor, identity: Identity): AccountRow {
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

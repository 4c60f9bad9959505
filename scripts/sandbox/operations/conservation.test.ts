import fc from 'fast-check';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { ownApi, payloadOf, type Api, type Investor } from '../testing/api';
import type { Audit } from './audit';

const often = ['cancel', 'reconfirm', 'settle', 'wait'];
const kinds = [
  ...Array<string>(6).fill('invest'),
  ...often,
  ...often,
  'material-change',
  'close',
  'terminate',
];
type Action = typeof action extends fc.Arbitrary<infer Made> ? Made : never;
/** An action of an investor or the platform. The numbers select existing entities. */
const action = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(2),
  where: fc.nat(2),
  which: fc.nat(5),
  amount: fc.integer({ min: 1, max: 60_000_00 }).map((centavos) => centavos / 100),
  price: fc.integer({ min: 1, max: 900 }),
  hours: fc.nat(200),
});

/** Attempts the action. The sandbox may reject it, but the money must add up afterwards. */
async function perform(
  api: Api,
  investors: readonly InvestorWithUser[],
  campaigns: readonly Campaign[],
  { kind, who, where, which, amount, price, hours }: Action,
): Promise<void> {
  const attempt = (path: string, body = {}) => api.control(path, body).catch(() => null);
  const [investor, campaign] = [investors[who], campaigns[where]];
  if (!investor || !campaign) throw new Error('The scene lacks an investor or a campaign.');
  if (kind === 'wait') await api.control('clock', { advanceSeconds: hours * 3_600 });
  else if (kind === 'invest')
    await api.invest(investor, payloadOf(investor, campaign, investor.user, amount));
  else if (kind === 'material-change')
    await attempt(`campaigns/${campaign.guid}/${kind}`, { sharePrice: price });
  else if (kind === 'close' || kind === 'terminate')
    await attempt(`campaigns/${campaign.guid}/${kind}`);
  else {
    const list = (await api.commitments(investor)).data;
    const guid = list[which % Math.max(1, list.length)]?.guid;
    if (!guid) return;
    if (kind === 'settle') await attempt(`commitments/${guid}/settle`);
    else await api.setStatus(investor, guid, kind === 'cancel' ? 'CAN' : 'APP');
  }
}

type InvestorWithUser = Investor & { user: UserDetails };

const offering = {
  totalOffering: 60_000,
  sharePrice: 333.33,
  minAmountPerInvestor: 0,
  maxAmountPerInvestor: 0,
  oversubscription: 3,
};

async function scene(api: Api): Promise<{ investors: InvestorWithUser[]; campaigns: Campaign[] }> {
  const investors: InvestorWithUser[] = [];
  const campaigns: Campaign[] = [];
  for (const balance of [500_000, 90_000.55, 1_000]) {
    const tier = balance > 95_000 ? 'Qualified' : 'Premium';
    const investor = await api.investor({ tier, balance });
    investors.push({ ...investor, user: await api.user(investor) });
  }
  for (const endsInHours of [20, 60, 300])
    campaigns.push(await api.campaign({ ...offering, endsInHours }));
  return { investors, campaigns };
}

describe('money is conserved', () => {
  const api = ownApi();

  it.each([
    ['any sequence of', 5, 14, true],
    ['concurrent', 12, 24, false],
  ])(
    'under %s actions by investors, the platform and time',
    async (_, minLength, maxLength, inSequence) => {
      const actions = fc.array(action, { minLength, maxLength });
      await fc.assert(
        fc.asyncProperty(actions, async (steps) => {
          const { investors, campaigns } = await scene(api);
          const started = [];
          for (const step of steps) {
            started.push(perform(api, investors, campaigns, step));
            if (inSequence) await started.at(-1);
          }
          await Promise.all(started);
          expect(await api.control<Audit>('audit')).toMatchObject({ faults: [] });
        }),
        { numRuns: 8, endOnFailure: true },
      );
    },
    120_000,
  );
});

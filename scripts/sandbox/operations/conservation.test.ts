import fc from 'fast-check';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { apiOf, payloadOf, type Api, type Investor } from '../testing/api';
import {
  inMemory,
  startSandbox,
  type Sandbox,
} from '@investor-portal/scripts/start/sandbox-process';
import type { Audit } from './audit';

/** An action of an investor or the platform. The numbers select existing entities. */
interface Action {
  kind: string;
  who: number;
  where: number;
  which: number;
  amount: number;
  price: number;
  hours: number;
}

const kinds: readonly [weight: number, kind: string][] = [
  [6, 'invest'],
  ...['cancel', 'reconfirm', 'settle'].map((kind): [number, string] => [2, kind]),
  ...['material-change', 'close', 'terminate'].map((kind): [number, string] => [1, kind]),
  [2, 'wait'],
];
const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.oneof(...kinds.map(([weight, kind]) => ({ weight, arbitrary: fc.constant(kind) }))),
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

async function scene(api: Api): Promise<{ investors: InvestorWithUser[]; campaigns: Campaign[] }> {
  const investors: InvestorWithUser[] = [];
  const campaigns: Campaign[] = [];
  for (const balance of [500_000, 90_000.55, 1_000]) {
    const tier = balance > 95_000 ? 'Qualified' : 'Premium';
    const investor = await api.investor({ tier, balance });
    investors.push({ ...investor, user: await api.user(investor) });
  }
  for (const endsInHours of [20, 60, 300])
    campaigns.push(
      await api.campaign({
        endsInHours,
        totalOffering: 60_000,
        sharePrice: 333.33,
        minAmountPerInvestor: 0,
        maxAmountPerInvestor: 0,
        oversubscription: 3,
      }),
    );
  return { investors, campaigns };
}

describe('money is conserved', () => {
  let sandbox: Sandbox;
  let api: Api;

  beforeAll(async () => {
    sandbox = await startSandbox(inMemory);
    api = apiOf(sandbox.url);
  }, 120_000);
  afterAll(() => sandbox.stop());

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

  it('when 200 investors commit to one campaign at once, to the exact total', async () => {
    const investors: Investor[] = [];
    for (let made = 0; made < 200; made += 1)
      investors.push(await api.investor({ tier: 'Premium', balance: 5_000 }));
    // There is room for 150 of the 200 investors.
    const campaign = await api.campaign({ totalOffering: 600_000, oversubscription: 1.25 });
    const [someone] = investors;
    const user = someone && (await api.user(someone));
    if (!user) throw new Error('There are no investors.');
    const answers = await Promise.all(
      investors.map(async (investor) =>
        api.invest(investor, {
          ...payloadOf(investor, campaign, user, 5_000),
          investorAccountServiceId: (await api.user(investor)).profiles[0]?.accountServiceId ?? 0,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(150);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['422 This campaign is fully subscribed.']),
    );
    const { body } = await api.as(investors[0] as Investor)<{ data: Campaign }>(
      'GET',
      `partner-transactional/investment-opportunities/${campaign.guid}`,
    );
    expect(body.data.totalRaisedAmount).toBe(750_000);
    expect(await api.control<Audit>('audit')).toMatchObject({ faults: [] });
  }, 120_000);

  it('when one Idempotency-Key is sent many times at once: it commits once', async () => {
    const investor = await api.investor({ tier: 'Premium', balance: 100_000 });
    const payload = payloadOf(investor, await api.campaign(), await api.user(investor), 2_500.25);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.invest(investor, payload, 'one-decision')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.guid)).size).toBe(1);
    expect(await api.balance(investor)).toBe(97_499.75);
  });
});

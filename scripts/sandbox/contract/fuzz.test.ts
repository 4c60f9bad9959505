import fc from 'fast-check';
import { payloadOf, sharedApi, type Investor } from '../testing/api';
import { callNames, calls, type CallName, type Call } from './calls';

const api = sharedApi();
let investor: Investor;
let valid: Partial<Record<CallName, object>>;

beforeAll(async () => {
  investor = await api.investor({ tier: 'Premium', balance: 1_000_000 });
  const user = await api.user(investor);
  const campaign = await api.campaign();
  const things = {
    partnerCode: 'PHCF',
    externalReferenceCode: investor.externalReferenceCode,
    investorAccountId: investor.accountId,
    campaign,
    commitment: campaign,
    stockMemo: campaign,
  };
  const examples = callNames.map((name) => [name, calls[name].example?.(things).json]);
  valid = {
    ...(Object.fromEntries(examples) as typeof valid),
    invest: payloadOf(investor, campaign, user, 5_000),
    register: {
      externalReferenceCode: investor.externalReferenceCode,
      financialInformation: { annualGrossIncome: 1, assets: 'x', netWorth: 'y' },
      userDetails: { ...user, nationality: 'PH' },
    },
    updateStatus: { data: { commitmentStatusCode: 'CAN' } },
  };
});

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '%', '_', "'; drop table accounts; --", '\u0000', '\ud800', '🦜'.repeat(300)),
  fc.constantFrom('__proto__', 'constructor', '../../etc/passwd', '1e400', 'NaN', '０１２'),
);
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue() },
  hostileText,
  fc.constantFrom<unknown>(-0, 1e308, -1e308, 2 ** 53, 0.001, [], {}, null, true, [[]]),
);

/** Makes a valid body invalid: changes or removes one value at any depth. */
function mutationOf(body: object): fc.Arbitrary<unknown> {
  const keys = Object.keys(body);
  return fc
    .tuple(fc.constantFrom(...keys), anything, fc.boolean(), fc.boolean())
    .map(([key, value, remove, deep]) => {
      const copy: Record<string, unknown> = structuredClone({ ...body });
      const inner = copy[key];
      if (deep && typeof inner === 'object' && inner !== null)
        Object.assign(inner, { [JSON.stringify(value) ?? 'unset']: value });
      else if (remove) delete copy[key];
      else copy[key] = value;
      return copy;
    });
}

/** Returns why a response is unacceptable (a 5xx, or an error without a message), or null. */
async function faultOf(name: CallName, path: string, body: unknown): Promise<string | null> {
  const call: Call = calls[name];
  const headers: Record<string, string> = {
    authorization: `Bearer ${investor.tokenDetails.access_token}`,
    ...(!call.multipart && { 'content-type': 'application/json' }),
  };
  const response = await fetch(api.url + path, {
    method: call.method,
    headers,
    ...(call.request && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string };
  if (response.status < 500 && typeof answer.message === 'string') return null;
  return `${name} ${path} answered ${response.status} to ${JSON.stringify(body)}`;
}

const pathOf = (name: CallName, value: string) =>
  calls[name].path.replaceAll(
    /\{\w+\}/g,
    encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '')),
  );

describe('a malformed request never breaks the sandbox', () => {
  it.each(callNames.filter((name) => calls[name].request))('%s bears any body', async (name) => {
    const good = valid[name];
    const bodies = good ? fc.oneof(anything, mutationOf(good), mutationOf(good)) : anything;
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect(await faultOf(name, pathOf(name, 'some-guid'), body)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it.each(callNames.filter((name) => calls[name].path.includes('{')))(
    '%s bears any parameter',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(hostileText, async (value) => {
          fc.pre(!['', '.', '..'].includes(value));
          expect(await faultOf(name, pathOf(name, value), valid[name] ?? {})).toBeNull();
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([
    ['half a JSON', '{"data":'],
    ['nothing', ''],
    ['a deep nest', '['.repeat(200_000)],
    ['a deep nest that closes', '{"userDetails":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
    ['a text in place of an object', '"x"'],
  ])('survives %s', async (_, body) => {
    expect(await faultOf('register', calls.register.path, body)).toBeNull();
    expect(await faultOf('invest', calls.invest.path, body)).toBeNull();
  });

  it('has kept its books balanced', async () => {
    expect(await api.control('audit')).toMatchObject({ faults: [] });
  });
});

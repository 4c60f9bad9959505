import type { CallName } from '../contract/calls';
import type { Sandbox } from './sandbox';

/** What a sentinel input makes of a call, instead of its usual answer. */
export interface Sentinel {
  status?: number;
  message?: string;
  delayMs?: number;
  loseAnswer?: true;
  /** The whole answer. */
  response?: Response;
  /** The usual answer, in another shape. */
  reshape?: (answer: unknown) => unknown;
}

interface Input {
  body: unknown;
  query: Readonly<Record<string, string>>;
  parameters: Readonly<Record<string, string>>;
}

type Rule = (sandbox: Sandbox, input: Input) => Promise<Sentinel | undefined>;

const longerThanTheClientWaits = 35_000;

/** By the centavos of an amount to commit; see README, 'Sentinel inputs'. */
const byCentavos: Readonly<Record<string, Sentinel>> = {
  '91': { status: 500, message: 'The payment provider is not available.' },
  '92': { status: 422, message: 'The payment provider declined this payment.' },
  '93': {
    response: new Response('<html><body>Bad gateway</body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    }),
  },
  '94': { delayMs: longerThanTheClientWaits },
  '95': { loseAnswer: true },
};

/** By the search text of a list. */
const bySearch: Readonly<Record<string, Sentinel>> = {
  'sentinel:500': { status: 500, message: 'The list is not available.' },
  'sentinel:slow': { delayMs: 3_000 },
  'sentinel:empty': { reshape: () => ({ data: [], totalPages: 0, currentPage: 1 }) },
  'sentinel:nested': { reshape: (answer) => ({ data: answer }) },
  'sentinel:broken-row': { reshape: withBrokenRow },
  'sentinel:exception': {
    response: Response.json({ exception: 'The list is broken.' }, { status: 400 }),
  },
};

const rules: Partial<Record<CallName, Rule>> = {
  invest: async (_, { body }) => byCentavos[centavosOf(read(body, 'commitmentAmount'))],
  register: async (_, { body }) =>
    read(body, 'financialInformation', 'taxIdentificationNo') === '000-000-000-500'
      ? { status: 500, message: 'The registration could not be saved.' }
      : undefined,
  paymentOptions: async (_, { query }) =>
    ({
      'SENTINEL-500': { status: 500, message: 'Payment options are not available.' },
      'SENTINEL-EMPTY': { reshape: () => ({ data: [] }) },
    })[query['partnerAccountCode'] ?? ''],
  updateStatus: async ({ db }, { parameters }) => {
    const sql = 'select amount from commitments where guid = $1';
    const [row] = await db.query<{ amount: number }>(sql, [parameters['commitmentId']]);
    return row && row.amount % 100 === 97
      ? { status: 500, message: 'The commitment could not be changed.' }
      : undefined;
  },
};

const lists: readonly CallName[] = [
  'newestCampaigns',
  'expiringCampaigns',
  'issuerCampaigns',
  'commitments',
  'commitmentsByCampaign',
  'stockMemos',
];

/** What the request asks for by one of its values, if it does. */
export async function sentinelOf(
  sandbox: Sandbox,
  call: CallName,
  input: Input,
): Promise<Sentinel | undefined> {
  const found = lists.includes(call)
    ? bySearch[String(read(input.body, 'search'))]
    : await rules[call]?.(sandbox, input);
  // A response is read once; every request gets its own.
  return found?.response ? { ...found, response: found.response.clone() } : found;
}

function read(value: unknown, ...path: string[]): unknown {
  let at = value;
  for (const key of path)
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return at;
}

function centavosOf(amount: unknown): string {
  return typeof amount === 'number' ? amount.toFixed(2).slice(-2) : '';
}

function withBrokenRow(answer: unknown): unknown {
  const data = read(answer, 'data');
  const rows: unknown[] = Array.isArray(data) ? data : [];
  return { ...(answer as object), data: [{ guid: null }, ...rows] };
}

import type { CallName } from '../contract/calls';
import { queryFirst } from '../db/database';
import type { Sandbox } from '../context/context';

export interface Sentinel {
  status?: number;
  message?: string;
  retryAfter?: string;
  delayMs?: number;
  loseResponse?: true;
  response?: Response;
  /** Changes the shape of the usual response. */
  reshape?: (answer: unknown) => unknown;
}

interface Input {
  body: unknown;
  query: Readonly<Record<string, string>>;
  parameters: Readonly<Record<string, string>>;
  headers: Headers;
}

type Rule = (sandbox: Sandbox, input: Input) => Promise<Sentinel | undefined>;

const beyondClientTimeoutMs = 35_000;

/** Sentinels by the last digits of the amount to commit (see 'Sentinel inputs' in the README). */
const byAmount: Readonly<Record<string, Sentinel>> = {
  '13.81': {
    response: Response.json({ errorDetails: [], exception: 'Offer is closed' }, { status: 409 }),
  },
  '13.82': {
    response: Response.json({ exception: 'Maintenance until 6 PM.' }, { status: 503 }),
  },
  '13.83': { status: 429, message: 'Too many requests.', retryAfter: '90' },
  '13.84': { response: new Response(null, { headers: { 'content-type': 'application/json' } }) },
  '13.91': { status: 500, message: 'The payment provider is not available.' },
  '13.92': { status: 422, message: 'The payment provider declined this payment.' },
  '13.93': {
    response: new Response('<html><body>Bad gateway</body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    }),
  },
  '13.94': { delayMs: beyondClientTimeoutMs },
  '13.95': { loseResponse: true },
};

/** Sentinels by the search text of a list. */
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
  invest: async ({ db }, { body, headers }) => {
    const found = byAmount[lastDigits(read(body, 'commitmentAmount'))];
    // A retry with the same idempotency key gets the response that was lost.
    const sql = 'select 1 from idempotency_keys where key = $1';
    const known =
      found?.loseResponse && (await queryFirst(db, sql, [headers.get('idempotency-key')]));
    return known ? undefined : found;
  },
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
    return row && row.amount % 10_000 === 13_97
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

export async function sentinelOf(
  sandbox: Sandbox,
  call: CallName,
  input: Input,
): Promise<Sentinel | undefined> {
  const found = lists.includes(call)
    ? bySearch[String(read(input.body, 'search'))]
    : await rules[call]?.(sandbox, input);
  // A Response can be read only once, so every request gets a copy.
  return found?.response ? { ...found, response: found.response.clone() } : found;
}

function read(value: unknown, ...path: string[]): unknown {
  let at = value;
  for (const key of path)
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  return at;
}

function lastDigits(amount: unknown): string {
  return typeof amount === 'number' ? amount.toFixed(2).slice(-5) : '';
}

function withBrokenRow(answer: unknown): unknown {
  const data = read(answer, 'data');
  const rows: unknown[] = Array.isArray(data) ? data : [];
  return { ...(answer as object), data: [{ guid: null }, ...rows] };
}

import type { CheckRun } from '../checks/check';
import { fittedJson } from '../client/ask';
import type { GuessResult } from '../model/finding';
import { enveloped } from '../contract/envelopes';
import type { CallName } from '../contract/responses';

export type Guesses = Readonly<
  Record<number, (context: CheckRun) => GuessResult | Promise<GuessResult>>
>;

export const noSuchData = 'no such thing in the responses';

export function holds(
  condition: boolean | undefined,
  refuted: string,
  why = noSuchData,
): GuessResult {
  if (condition === undefined) return { unseen: why };
  return condition || { refuted };
}

export const notSeen = (why: string) => (): GuessResult => ({ unseen: why });

export type RawRow = Readonly<Record<string, unknown>>;
export const isRawRow = (value: unknown): value is RawRow =>
  typeof value === 'object' && value !== null;

export function rawRowsOf({ sample }: CheckRun, ...names: readonly CallName[]): RawRow[] {
  return sample.all
    .filter(({ name, error }) => names.includes(name) && error === undefined)
    .flatMap(({ json }) => listIn(json));
}

function listIn(json: unknown): RawRow[] {
  const { data } = enveloped(json);
  return (Array.isArray(data) ? data : [data]).filter(isRawRow);
}

export const nestedIn = (rows: readonly RawRow[], key: string): RawRow[] =>
  rows.flatMap((row) => (Array.isArray(row[key]) ? row[key].filter(isRawRow) : []));

export const allHold = <T>(
  them: readonly T[],
  test: (it: T) => boolean,
  refuted: string,
  why = noSuchData,
): GuessResult => holds(them.length > 0 ? them.every(test) : undefined, refuted, why);

/** Sends a request that no screen of the portal sends. */
export async function post(
  { client }: CheckRun,
  path: string,
  body: object,
): Promise<{ status: number; data: RawRow[]; json: unknown }> {
  const exchange = await client.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = fittedJson(exchange);
  return { status: exchange.status, json, data: listIn(json) };
}

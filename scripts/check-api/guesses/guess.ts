import type { CheckRun } from '../checks/check';
import { fittedJson } from '../client/ask';
import type { Seen } from '../model/finding';
import { enveloped } from '../contract/envelopes';
import type { CallName } from '../contract/responses';

export type Guesses = Readonly<Record<number, (visit: CheckRun) => Seen | Promise<Seen>>>;

export const none = 'no such thing in the responses';

export function holds(condition: boolean | undefined, refuted: string, unseen = none): Seen {
  if (condition === undefined) return { unseen };
  return condition || { refuted };
}

export const unseen = (why: string) => (): Seen => ({ unseen: why });

export type Raw = Readonly<Record<string, unknown>>;
export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

export function rawOf({ sample }: CheckRun, ...names: readonly CallName[]): Raw[] {
  return sample.all
    .filter(({ name, error }) => names.includes(name) && error === undefined)
    .flatMap(({ json }) => listIn(json));
}

function listIn(json: unknown): Raw[] {
  const { data } = enveloped(json);
  return (Array.isArray(data) ? data : [data]).filter(isRaw);
}

export const nestedIn = (rows: readonly Raw[], key: string): Raw[] =>
  rows.flatMap((row) => (Array.isArray(row[key]) ? row[key].filter(isRaw) : []));

export const allHold = <T>(
  them: readonly T[],
  test: (it: T) => boolean,
  refuted: string,
  unseen = none,
): Seen => holds(them.length > 0 ? them.every(test) : undefined, refuted, unseen);

/** Sends a request that no screen of the portal sends. */
export async function post(
  { client }: CheckRun,
  path: string,
  body: object,
): Promise<{ status: number; data: Raw[]; json: unknown }> {
  const exchange = await client.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = fittedJson(exchange);
  return { status: exchange.status, json, data: listIn(json) };
}

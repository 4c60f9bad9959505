import { sandboxOrigin } from './serve/addresses.ts';

/** A hand-over, as the sandbox answers it for a fresh investor. */
export interface Investor {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
}

/** Asks the sandbox's control API (scripts/sandbox/README.md). */
export async function control<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${sandboxOrigin}/sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

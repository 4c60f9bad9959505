/** The hand-over that the sandbox returns for a new investor. */
export interface Investor {
  code: string;
  externalReferenceCode: string;
  tokenDetails: { access_token: string };
  accountId: string;
}

/** Calls the sandbox's control API, with POST if there is a body. @throws an error with the sandbox's response. */
export async function askControl<T>(url: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${url}/sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

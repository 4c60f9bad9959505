import type { Sandbox } from '../context/context';
import { createApp } from './app';

/** A sandbox whose database responds as told. */
function appWith(query: () => Promise<unknown[]>) {
  const db = { kind: 'postgres', query };
  return createApp({ settings: { hosts: [], origins: [] }, db } as unknown as Sandbox);
}
const identity = { serves: 'partner-api', commit: null, database: 'postgres' };

describe('the health of the sandbox', () => {
  it('is ok while its database responds', async () => {
    const app = appWith(() => Promise.resolve([]));
    const response = await app.request('http://localhost/healthz');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok', ...identity });
    const version = await app.request('http://localhost/version');
    expect(await version.json()).toEqual(identity);
  });

  it.each<[string, () => Promise<unknown[]>]>([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['never responds', () => new Promise(() => undefined)],
  ])('is 503 when its database %s', async (_how, query) => {
    const response = await appWith(query).request('http://localhost/healthz');
    expect(response.status).toBe(503);
    const problem = 'The database does not respond.';
    expect(await response.json()).toMatchObject({ status: 'unavailable', problem });
  });
});

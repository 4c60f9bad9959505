import type { Sandbox } from '../context/context';
import { createNodeApp } from './node-app';

function appWith(query: (sql: string, parameters: string[]) => Promise<unknown[]>) {
  const settings = { hosts: [], origins: [] };
  return createNodeApp({ settings, db: { query } } as unknown as Sandbox);
}

it('is not healthy when its database fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = appWith(() => Promise.reject(new Error('gone')));
  expect((await app.request('http://localhost/healthz')).status).toBe(500);
  logged.mockRestore();
});

it('escapes the request’s text when it logs an error, which quotes it as PostgreSQL’s do', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const search = encodeURIComponent('\u001B[2J\nSandbox ready: http://evil.example');
  const app = appWith((_sql, [text]) => Promise.reject(new Error(`no such: ${text}`)));
  const answer = await app.request(`http://localhost/sandbox/campaigns?search=${search}`);
  expect(answer.status).toBe(500);
  const text = logged.mock.calls.flat().join(' ');
  expect(text).toMatch(/^GET \/sandbox\/campaigns Error: no such: .*\\u001b\[2J/);
  expect(text).not.toContain('\u001B');
  expect(text).not.toMatch(/^Sandbox ready/m);
  expect(await answer.text()).not.toContain('evil.example');
  logged.mockRestore();
});

import { createApp } from './app';
import type { Sandbox } from '../context/context';

/** A sandbox whose database errors quote the input, as PostgreSQL's do: `invalid input syntax for "…"`. */
const sandbox = {
  settings: { hosts: [], origins: [] },
  db: {
    query: (_sql: string, [search]: string[]) => Promise.reject(new Error(`no such: ${search}`)),
  },
} as unknown as Sandbox;

it('escapes the request’s text when it logs an error', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const search = encodeURIComponent('\u001B[2J\nSandbox ready: http://evil.example');
  const app = createApp(sandbox);
  const answer = await app.request(`http://localhost/sandbox/campaigns?search=${search}`);
  expect(answer.status).toBe(500);
  const text = logged.mock.calls.flat().join(' ');
  expect(text).toMatch(/^GET \/sandbox\/campaigns Error: no such: .*\\u001b\[2J/);
  expect(text).not.toContain('\u001B');
  expect(text).not.toMatch(/^Sandbox ready/m);
  expect(await answer.text()).not.toContain('evil.example');
  logged.mockRestore();
});

import type { Queryable } from '../db/database';
import { openLinkSigner } from './link-signer';

const db: Queryable = { query: async () => [] };

it('signs one file for a limited time', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
  const links = await openLinkSigner(db);
  const link = new URL(links.sign('images/a b.png', 900_000), 'http://localhost');
  expect(link.pathname).toBe('/files/images/a%20b.png');
  const expires = link.searchParams.get('expires') ?? '';
  const signature = link.searchParams.get('signature') ?? '';
  expect(links.check('images/a b.png', expires, signature)).toBe(true);
  expect(links.check('images/other.png', expires, signature)).toBe(false);
  expect(links.check('images/a b.png', `9${expires}`, signature)).toBe(false);
  const changed = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  expect(links.check('images/a b.png', expires, changed)).toBe(false);
  expect(links.check('images/a b.png', expires, '')).toBe(false);
  jest.advanceTimersByTime(900_000);
  expect(links.check('images/a b.png', expires, signature)).toBe(false);
  jest.useRealTimers();
});

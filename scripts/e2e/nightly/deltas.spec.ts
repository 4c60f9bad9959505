import type { RequestListener } from 'node:http';
import { expect } from '../portal';
import { expectState } from '../federation/fixture';
import type { Transfer } from './network-scripts';
import { test, total } from './released-portal';
import { first, second } from './two-releases';

/* Releases with one changed line, with the host and the remotes on two origins (decision 98). */

const encodings = (scripts: readonly Transfer[]) => scripts.map(({ encoding }) => encoding);

test('a release moves its difference, and a rollback nothing', async ({ page, portal }) => {
  expect(encodings(await portal.scriptsOf(page))).not.toContain('dcz');
  portal.version = second;
  const released = await portal.scriptsOf(page);
  // The entry changes too, because it contains the name of the changed script.
  expect(encodings(released)).toEqual(['dcz', 'dcz']);
  expect(total(released)).toBeLessThan(2_048);
  expect(portal.naming).toHaveLength(2);
  portal.version = first;
  expect(await portal.scriptsOf(page)).toEqual([]);
  portal.host = portal.releases.nextHost;
  const deployed = await portal.scriptsOf(page);
  expect(encodings(deployed)).toEqual(['dcz']);
  expect(total(deployed)).toBeLessThan(5_120);
});

interface Fault {
  disturb: (real: RequestListener) => RequestListener;
  /** Whether the browser has no script of the release before. */
  withoutDictionary?: boolean;
}

// Faults between server and browser: a delta that cannot be decoded, a delta that the browser takes for a script, and a delta
// whose dictionary the browser does not have. scripts/serve/static-files.test.ts tests which browsers get a delta.
const faults: Readonly<Record<string, Fault>> = {
  'a damaged delta': {
    disturb: (real) => (req, res) => {
      const write = res.write.bind(res);
      res.write = ((chunk: Buffer, ...rest: []) => {
        if (res.getHeader('content-encoding') === 'dcz') chunk.fill(255, 44);
        return write(chunk, ...rest);
      }) as typeof write;
      real(req, res);
    },
  },
  'a proxy that removes Content-Encoding of deltas': {
    disturb: (real) => (req, res) => {
      const { setHeader } = res;
      res.setHeader = (name, value) => (value === 'dcz' ? res : setHeader.call(res, name, value));
      real(req, res);
    },
  },
  // This cache ignores `Vary` and sends the first response to every browser.
  'a cache that gives deltas to every browser': {
    disturb: (real) => (req, res) => {
      if (!req.url?.endsWith('.js')) return real(req, res);
      res.setHeader('access-control-allow-origin', '*');
      res.setHeader('content-type', 'text/javascript');
      res.setHeader('content-encoding', 'dcz');
      res.setHeader('cache-control', 'public, max-age=31536000, immutable');
      return res.end(Buffer.from('5e2a4d1820000000', 'hex'));
    },
    withoutDictionary: true,
  },
};

for (const [name, fault] of Object.entries(faults))
  test(`the portal opens in spite of ${name}`, async ({ page, portal }) => {
    if (!fault.withoutDictionary) await portal.open(page);
    portal.version = second;
    portal.host = portal.releases.nextHost;
    portal.disturb = fault.disturb;
    await portal.open(page);
    // Open the page again, with whatever the browser has cached.
    await portal.open(page);
    portal.disturb = undefined;
    await expectState(page, /loaded\s*after\s*current/);
  });

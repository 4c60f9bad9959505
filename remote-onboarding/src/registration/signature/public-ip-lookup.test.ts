import { sandboxUrl } from '@investor-portal/shared/testing/sandbox';
import { configure } from '@investor-portal/shared/testing/configure';
import { lookUpPublicIp, readableAddress } from './public-ip-lookup';

async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('§4 public IP lookup', () => {
  let warned: unknown[][];
  const warn = console.warn;
  beforeEach(() => {
    warned = [];
    console.warn = (...parts: unknown[]) => void warned.push(parts);
  });
  afterEach(() => {
    console.warn = warn;
  });

  test('provides the address once the response arrives', async () => {
    configure({ publicIpUrl: `${sandboxUrl()}/sandbox/public-ip` });
    const lookup = lookUpPublicIp();
    expect(lookup.address()).toBe('');
    await until(() => lookup.address() !== '');
    expect(lookup.address()).toBe('127.0.0.1');
  });

  test('§8 only logs a failure', async () => {
    configure({ publicIpUrl: `${sandboxUrl()}/sandbox/no-such-call` });
    const lookup = lookUpPublicIp();
    await until(() => warned.length > 0);
    expect(warned[0]?.[0]).toBe('Error fetching IP address');
    expect(lookup.address()).toBe('');
  });

  test('stops silently when the dialog closes', async () => {
    configure({ publicIpUrl: `${sandboxUrl()}/sandbox/public-ip` });
    const lookup = lookUpPublicIp();
    lookup.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([lookup.address(), warned]).toEqual(['', []]);
  });
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
])('writes %s as %s', (address, readable) => expect(readableAddress(address)).toBe(readable));

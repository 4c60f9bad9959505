import { pointAtSandbox, sandboxUrl } from '@investor-portal/shared/testing/sandbox';
import { configure } from '@investor-portal/shared/testing/configure';
import { lookUpPublicIp } from './public-ip-look-up';

async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('§4 public IP look-up', () => {
  let warned: unknown[][];
  const warn = console.warn;
  beforeEach(() => {
    warned = [];
    console.warn = (...parts: unknown[]) => void warned.push(parts);
  });
  afterEach(() => {
    console.warn = warn;
  });

  test('the address is there once it is answered', async () => {
    configure({ publicIpUrl: `${sandboxUrl()}/sandbox/public-ip` });
    const lookUp = lookUpPublicIp();
    expect(lookUp.address()).toBe('');
    await until(() => lookUp.address() !== '');
    expect(lookUp.address()).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  test('§8 a failure is logged, and nothing else', async () => {
    configure({ publicIpUrl: `${sandboxUrl()}/sandbox/no-such-call` });
    const lookUp = lookUpPublicIp();
    await until(() => warned.length > 0);
    expect(warned[0]?.[0]).toBe('Error fetching IP address');
    expect(lookUp.address()).toBe('');
  });

  test('without a configured service nobody is asked', async () => {
    pointAtSandbox();
    const lookUp = lookUpPublicIp();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([lookUp.address(), warned]).toEqual(['', []]);
  });

  test('closing the dialog stops it without a word', async () => {
    configure({ publicIpUrl: `${sandboxUrl()}/sandbox/public-ip` });
    const lookUp = lookUpPublicIp();
    lookUp.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([lookUp.address(), warned]).toEqual(['', []]);
  });
});

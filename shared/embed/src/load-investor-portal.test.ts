/** @jest-environment jest-fixed-jsdom */
import { loadInvestorPortal, signOut } from './load-investor-portal';

const portalUrl = 'https://portal.example/main';
const api = { mount: jest.fn(), signOut: jest.fn() };
const scripts = () => [...document.scripts];
const arrive = (type: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(type));

afterEach(() => {
  document.head.replaceChildren();
  delete window.InvestorPortal;
});

it('asks again after a failure, then adds the script of the portal once', async () => {
  const failed = loadInvestorPortal(portalUrl);
  arrive('error');
  await expect(failed).rejects.toThrow('https://portal.example/embed.js could not be loaded.');
  expect(scripts()).toEqual([]);

  const first = loadInvestorPortal(portalUrl);
  const second = loadInvestorPortal('https://portal.example');
  expect(scripts()).toMatchObject([
    { src: 'https://portal.example/embed.js', crossOrigin: 'anonymous' },
  ]);
  window.InvestorPortal = api;
  arrive('load');
  expect([await first, await second]).toEqual([api, api]);
  expect(await loadInvestorPortal(portalUrl)).toBe(api);
  expect(scripts()).toHaveLength(1);
});

it('keeps to a fixed version, which the browser checks', () => {
  const fixed = { version: '1.0.0', integrity: 'sha384-AAAA' };
  void loadInvestorPortal('https://fixed.example', fixed).catch(() => undefined);
  const src = 'https://fixed.example/embed/1.0.0/embed.js';
  const { integrity } = fixed;
  expect(scripts()).toMatchObject([{ src, integrity, crossOrigin: 'anonymous' }]);
  arrive('error');
});

function write(src: string, readyState: DocumentReadyState, integrity = 'sha384-CCCC') {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src, integrity }));
  return script;
}

describe('a script of the page’s own markup', () => {
  it('is taken', async () => {
    const script = write('https://other.example/embed.js', 'interactive');
    const loaded = loadInvestorPortal('https://other.example');
    expect(scripts()).toEqual([script]);
    window.InvestorPortal = api;
    arrive('load');
    expect(await loaded).toBe(api);
  });

  it('is refused when the page has loaded and the script had failed before', async () => {
    write('https://early.example/embed.js', 'interactive');
    const loaded = loadInvestorPortal('https://early.example');
    window.dispatchEvent(new Event('load'));
    await expect(loaded).rejects.toThrow('https://early.example/embed.js could not be loaded.');
    expect(scripts()).toEqual([]);
  });

  it('is replaced, with its integrity, when it has failed in a page that has loaded', async () => {
    const script = write('https://failed.example/embed.js', 'complete');
    const loaded = loadInvestorPortal('https://failed.example');
    expect(scripts()).toMatchObject([{ src: script.src, integrity: 'sha384-CCCC' }]);
    expect(scripts()).not.toContain(script);
    window.InvestorPortal = api;
    arrive('load');
    expect(await loaded).toBe(api);
  });
});

it.each([
  ['https://unchecked.example', ''],
  ['https://checked.example', 'sha384-BBBB'],
])(
  'refuses a script of the page’s own markup that has another integrity (%s: %j)',
  async (origin, present) => {
    const script = write(`${origin}/embed/1.0.0/embed.js`, 'interactive', present);
    window.InvestorPortal = api;
    const fixed = { version: '1.0.0', integrity: 'sha384-AAAA' };
    await expect(loadInvestorPortal(origin, fixed)).rejects.toThrow(
      `The page already has ${script.src}, without integrity="sha384-AAAA". Give that script the same integrity, or remove it from the page.`,
    );
    script.integrity = fixed.integrity;
    expect(await loadInvestorPortal(origin, fixed)).toBe(api);
  },
);

it('says when the script is something else', async () => {
  const loaded = loadInvestorPortal('https://elsewhere.example');
  arrive('load');
  await expect(loaded).rejects.toThrow(
    'https://elsewhere.example/embed.js is not the embed.js of an investor portal.',
  );
});

it.each(['', '/portal', 'portal.example', 'javascript:alert(1)', undefined as unknown as string])(
  'refuses the address %j',
  async (address) => {
    await expect(loadInvestorPortal(address)).rejects.toThrow(
      `portalUrl is "${address}". It takes the whole address of the portal`,
    );
    expect(scripts()).toEqual([]);
  },
);

it('signs out without a portal, and does not keep the page waiting where the host is down', async () => {
  jest.useFakeTimers();
  const told = jest.spyOn(console, 'error').mockImplementation();
  const silent = signOut({ portalUrl: 'https://silent.example' });
  await jest.advanceTimersByTimeAsync(2_000);
  await silent;
  arrive('error');
  const down = signOut({ portalUrl: 'https://down.example' });
  arrive('error');
  await down;
  await signOut({ portalUrl: '' });
  expect(told).toHaveBeenCalledTimes(3);
  window.InvestorPortal = api;
  const done = signOut({ portalUrl: 'https://up.example' });
  arrive('load');
  await done;
  expect(api.signOut).toHaveBeenCalledWith({ portalUrl: 'https://up.example' });
});

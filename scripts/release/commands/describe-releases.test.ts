import type { Registry } from '../../workspace/registry';
import { rolledBack, withCanary, withCurrent, withSwitch } from '../registry/registry-changes';
import { describeStatus, describeVersions, printIfOff } from './describe-releases';
import type { Problem } from './status';

const now = '2026-03-01T00:00:00.000Z';
const release = { entry: 'mf-manifest.json', contract: '^1.0.0', sha: '0123456789abcdef' };
const run = (registry: Registry, version = '1.0.0-0123456789', name = 'portfolio' as const) =>
  withCurrent(registry, name, version, release, now);
const one = run({}, '1');

function shown(registry: Registry, problems: Problem[] = [], facts: string[] = []) {
  const status = { registry, place: 'here', at: now, facts, problems, log: [] };
  return describeStatus(status);
}

describe('the screen of pnpm releases', () => {
  it('has a line for each release that users get, and what is wrong', () => {
    const names = ['onboarding', 'opportunities', 'portfolio'] as const;
    const all = names.reduce(
      (registry, name) => withCurrent(registry, name, '1.0.0-0123456789', release, now),
      {} as Registry,
    );
    const canary = { share: 5, audience: 'staff' };
    const version = '1.1.0-0123456789';
    const registry = {
      ...withSwitch(
        withCanary(all, 'opportunities', version, release, canary, '2026-03-02T10:20:30.000Z'),
        'portfolio',
        'Switched off.',
        now,
      ),
      host: {
        version: '1.0.0-f00',
        contract: '1.2.0',
        shared: {},
        address: 'https://portal.example/',
      },
    };
    const text = shown(
      registry,
      [
        { kind: 'off', text: 'portfolio: wrong totals' },
        {
          kind: 'files',
          text: 'opportunities 1.1.0-0123456789: opportunities/assets/entry.js is missing',
        },
      ],
      ['41 changes, the last by Ana', 'signed by 2026-11, serial 1795284000'],
    );
    expect(text).toBe(
      `
here at 2026-03-01 00:00Z
host 1.0.0-f00, contract 1.2.0 at https://portal.example/
41 changes, the last by Ana
signed by 2026-11, serial 1795284000

remote         version           needs   users                  since
onboarding     1.0.0-0123456789  ^1.0.0  everybody              2026-03-01 00:00Z
opportunities  1.0.0-0123456789  ^1.0.0  95% of users           2026-03-01 00:00Z
  canary       1.1.0-0123456789  ^1.0.0  staff and 5% of users  2026-03-02 10:20Z
portfolio      1.0.0-0123456789  ^1.0.0  nobody, switched off   2026-03-01 00:00Z

Something is wrong. The runbook says what to do:
  off       portfolio: wrong totals
  files     opportunities 1.1.0-0123456789: opportunities/assets/entry.js is missing
`.trim(),
    );
  });

  it('escapes control characters in the registry', () => {
    const forged = { ...release, contract: '^1.0.0\n9.9.9 everybody\u001B[2J' };
    const text = shown(withCurrent({}, 'portfolio', '1', forged, now));
    expect(text).toContain('^1.0.0\\u000a9.9.9 everybody\\u001b[2J');
    expect(shown(one, [{ kind: 'off', text: 'a\u001B[2J' }])).toContain('a\\u001b[2J');
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    printIfOff('portfolio', withSwitch(one, 'portfolio', '', 'totals\n'));
    expect(log.mock.lastCall?.[0]).toContain('totals\\u000a');
    log.mockRestore();
  });
});

describe('every version of a remote', () => {
  const versions = (registry: Registry, ...contracts: string[]) =>
    describeVersions(
      'portfolio',
      registry,
      contracts.map((contract) => ({ contract })),
    );

  it('shows which one can go back to', () => {
    const two = run(one, '2');
    expect(versions(two)).toMatch(/1 +0123456789 +.*nobody: the fallback/);
    const back = versions(rolledBack(two, 'portfolio', now));
    expect(back).not.toContain('fallback');
    expect(back).toMatch(/2 +0123456789.* nobody: withdrawn 2026-03-01/);
    expect(versions({})).toBe('portfolio was never released here.');
  });

  it('shows which hosts each works with', () => {
    const two = withCurrent(one, 'portfolio', '2', { ...release, contract: '^2.1.0' }, now);
    const table = versions(two, '2.1.0', '2.0.0', '1.4.0', '2.1.0');
    expect(table).toMatch(/host 2.1.0 +host 2.0.0 +host 1.4.0$/m);
    expect(table).toMatch(/^2 .*\^2.1.0 +works +no +no$/m);
    expect(table).toMatch(/^1 .*\^1.0.0 +no +no +works$/m);
  });
});

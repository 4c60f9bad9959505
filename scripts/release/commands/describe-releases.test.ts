import type { Registry } from '../../workspace/registry';
import { withCurrent, withSwitch } from '../registry/registry-changes';
import { describeStatus, printIfOff, type Problem } from './status';

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

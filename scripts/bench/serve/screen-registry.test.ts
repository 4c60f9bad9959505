import * as v from 'valibot';
import { servedRegistrySchema } from '@investor-portal/shared/contract/registry';
import { paths } from '@investor-portal/shared/routes/paths';
import { screenRegistry } from './screen-registry';

const scripts = new Proxy<Record<string, string[]>>(
  {},
  { get: (_none, chunk) => [`assets/${String(chunk)}.js`, 'assets/shared.js'] },
);

describe('the registry of a monolith’s screens', () => {
  it.each([
    [paths.opportunities, 'opportunities', 'assets/opportunities.js', 1],
    [paths.campaign('1'), 'opportunities', 'assets/campaign.js', 2],
    [paths.registration, 'onboarding', 'assets/forms.js', 0],
  ] as const)('at %s is one that pages accept', async (path, remote, script, reads) => {
    const registryAt = await screenRegistry(scripts, 'https://host.example');
    const registry = v.parse(servedRegistrySchema, JSON.parse(registryAt(path)));
    const { base, current, versions } = registry[remote] ?? {};
    expect(base).toBe('https://host.example/');
    const start = versions?.[current ?? '']?.start;
    expect(start).toMatchObject({ entry: script, scripts: ['assets/shared.js'] });
    const pattern = path === paths.campaign('1') ? paths.campaign(':id') : path;
    const screen = start?.screens[decodeURIComponent(pattern)];
    expect([screen?.scripts, screen?.reads.length]).toEqual([[], reads]);
  });

  it('rejects a build without a chunk that a remote names', async () => {
    await expect(screenRegistry({}, 'https://host.example')).rejects.toThrow(
      /The build has no chunk/,
    );
  });
});

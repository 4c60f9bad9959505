import * as v from 'valibot';
import { servedRegistrySchema } from '../../workspace/registry';
import { paths } from '@investor-portal/shared/routes/paths';
import { screenRegistry } from './screen-registry';

const scripts = new Proxy<Record<string, string[]>>(
  {},
  { get: (_none, chunk) => [`assets/${String(chunk)}.js`, 'assets/shared.js'] },
);

describe('the registry of a monolith’s screens', () => {
  it.each([
    [paths.opportunities, 'opportunities', 'assets/campaigns.js', 'POST'],
    ['/main/investment-opportunities/:id', 'opportunities', 'assets/campaign.js', 'GET'],
    [paths.commitments, 'portfolio', 'assets/commitments.js', 'POST'],
  ] as const)('has the scripts and requests of %s', async (pattern, remote, script, method) => {
    const text = await screenRegistry(scripts, 'https://host.example');
    const registry = v.parse(servedRegistrySchema, JSON.parse(text));
    const { base, current, versions } = registry[remote] ?? {};
    expect(base).toBe('https://host.example/');
    const screen = versions?.[current ?? '']?.start?.screens[pattern];
    expect(screen?.scripts).toEqual([script, 'assets/shared.js']);
    expect(screen?.reads[0]).toMatchObject({ method });
  });

  it('has no entry to request', async () => {
    const text = await screenRegistry(scripts, 'https://host.example');
    const entries = [...text.matchAll(/"entry":"(data:[^"]*)"/g)].map(([, entry = '']) => entry);
    expect(entries).toHaveLength(3);
    expect(new URL(entries[0] ?? '', 'https://host.example').protocol).toBe('data:');
  });

  it('rejects a build without a chunk that a remote names', async () => {
    await expect(screenRegistry({}, 'https://host.example')).rejects.toThrow(
      /The build has no chunk/,
    );
  });
});

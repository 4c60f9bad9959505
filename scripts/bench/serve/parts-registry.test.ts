import * as v from 'valibot';
import { servedRegistrySchema } from '@investor-portal/shared/contract/registry';
import { partsRegistry } from './parts-registry';

const scripts = new Proxy<Record<string, string[]>>(
  {},
  { get: (_none, chunk) => [`assets/${String(chunk)}.js`] },
);

describe('the registry of a monolith’s parts', () => {
  it('is one that pages accept, with the scripts and requests of each screen', async () => {
    const text = await partsRegistry(scripts, 'https://host.example');
    const registry = v.parse(servedRegistrySchema, JSON.parse(text));
    const { base, current, versions } = registry.opportunities ?? {};
    expect(base).toBe('https://host.example/');
    const start = versions?.[current ?? '']?.start;
    expect(start?.entry).toBe('assets/opportunities.js');
    expect(start?.screens['/main/investment-opportunities/:id']).toMatchObject({
      scripts: ['assets/campaign.js'],
      reads: [{ method: 'GET' }, { method: 'GET' }],
    });
  });

  it('rejects a build without a chunk that a remote names', async () => {
    await expect(partsRegistry({}, 'https://host.example')).rejects.toThrow(
      /The build has no chunk/,
    );
  });
});

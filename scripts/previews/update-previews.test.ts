import '../portal-releases/configuration';
import type { Registry } from '../release/configuration/registry-schema';
import { withoutPreviews } from './update-previews';

const released = (releasedAt: string) => ({
  entry: 'mf-manifest.json',
  contract: '^1.0.0',
  releasedAt,
});
const [old, young] = ['2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z'];

it('removes old versions that nobody gets without choosing them, and their history', () => {
  const registry: Registry = {
    serial: 7,
    portfolio: {
      current: 'main',
      previous: 'before',
      versions: {
        main: released(old),
        before: released(old),
        'old-preview': released(old),
        'young-preview': released(young),
      },
      history: ['before', 'main', 'old-preview', 'young-preview'].map((version) => ({ version })),
    },
  };
  const { serial, portfolio } = withoutPreviews(registry, '2026-03-10T00:00:00Z');
  expect(serial).toBe(7);
  expect(Object.keys(portfolio?.versions ?? {})).toEqual(['main', 'before', 'young-preview']);
  expect(portfolio?.history?.map(({ version }) => version)).toEqual([
    'before',
    'main',
    'young-preview',
  ]);
});

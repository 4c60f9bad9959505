import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { overweight, weighRemote } from './weigh-remote.ts';

describe('the weight of a remote', () => {
  it('is its entry and routes before the first screen, and every script in all', () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'weigh-remote-'));
    try {
      mkdirSync(path.join(dist, 'assets'));
      const sizes = { entry: 10, routes: 200, forms: 3_000 };
      for (const [name, size] of Object.entries(sizes)) {
        writeFileSync(path.join(dist, `assets/${name}.js`), 'x'.repeat(size * 5));
        writeFileSync(path.join(dist, `assets/${name}.js.gz`), 'x'.repeat(size));
      }
      const start = { entry: 'assets/entry.js', scripts: ['assets/routes.js'], screens: {} };
      writeFileSync(path.join(dist, 'start.json'), JSON.stringify(start));
      expect(weighRemote(dist)).toEqual({ firstLoad: 210, total: 3_210 });
    } finally {
      rmSync(dist, { recursive: true });
    }
  });

  it('may grow by a tenth before a release is refused', () => {
    const budget = { firstLoad: 10_000, total: 100_000 };
    expect(overweight(budget, { firstLoad: 10_900, total: 109_000 })).toEqual([]);
    expect(overweight(budget, { firstLoad: 11_100, total: 109_000 })).toEqual([
      expect.stringContaining('it weighs 11.1 kB before its first screen, its budget is 10.0 kB'),
    ]);
    expect(overweight(budget, { firstLoad: 1, total: 111_000 })).toEqual([
      expect.stringContaining('111.0 kB in all'),
    ]);
  });
});

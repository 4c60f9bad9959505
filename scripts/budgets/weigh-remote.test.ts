import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighRemote } from './weigh-remote.ts';

describe('the weight of a remote', () => {
  it('is its entry and routes before the first screen, and every script in all', () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'weigh-remote-'));
    try {
      mkdirSync(path.join(dist, 'assets'));
      const sizes = { entry: 10, routes: 200, forms: 3_000 };
      for (const [name, size] of Object.entries(sizes)) {
        writeFileSync(path.join(dist, `assets/${name}.js`), 'x'.repeat(size * 5));
        writeFileSync(path.join(dist, `assets/${name}.js.br`), 'x'.repeat(size));
      }
      const start = { entry: 'assets/entry.js', scripts: ['assets/routes.js'], screens: {} };
      writeFileSync(path.join(dist, 'start.json'), JSON.stringify(start));
      expect(weighRemote(dist)).toEqual({ firstLoad: 210, total: 3_210 });
    } finally {
      rmSync(dist, { recursive: true });
    }
  });
});

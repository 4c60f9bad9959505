import { readFileSync } from 'node:fs';
import path from 'node:path';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';

describe('the singletons of the federation', () => {
  it('are all brought by the host, and nothing else is', () => {
    const source = readFileSync(path.join(__dirname, 'provided.ts'), 'utf8');
    const imported = [...source.matchAll(/^import '(.+)';$/gm)].map(([, name]) => name);
    expect(imported.toSorted()).toEqual(singletons.toSorted());
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { declarationFile } from './contract-faults';
import { declarationsOf } from './declarations';

it('are committed as these sources declare them (pnpm contract:diff --write)', () => {
  const committed = readFileSync(path.join(root, declarationFile), 'utf8');
  expect(declarationsOf(root)).toBe(committed);
});

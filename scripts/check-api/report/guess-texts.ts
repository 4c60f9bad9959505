import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';

export function guessTexts(): ReadonlyMap<number, string> {
  const readme = readFileSync(path.join(root, 'scripts/sandbox/README.md'), 'utf8');
  const [, guesses = ''] = readme.split('## Guesses where the specification is silent');
  const found = guesses.matchAll(/^(\d+)\. (.+(?:\n {3,}.+)*)/gm);
  return new Map(
    [...found].map(([, number, text = '']) => [
      Number(number),
      text.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)|`/g, '$1'),
    ]),
  );
}

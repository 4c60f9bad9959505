import { root } from '../workspace/apps';
import { PathIndependentHash } from './path-independent-hash.cjs';

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = new PathIndependentHash();
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

it('hashes what lies in this folder as it would in another one, as text and as bytes', () => {
  const text = `import '${root}/shared/é.ts'`;
  expect(hashOf(text)).toBe(hashOf(`import './shared/é.ts'`));
  expect(hashOf(Buffer.from(text))).toBe(hashOf(Buffer.from(`import './shared/é.ts'`)));
});

it('tells everything else apart', () => {
  expect(hashOf('a')).not.toBe(hashOf('b'));
  expect(hashOf('/elsewhere/a')).not.toBe(hashOf('/other/a'));
});

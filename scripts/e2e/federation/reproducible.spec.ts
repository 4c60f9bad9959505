import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps.ts';
import { stackRegistry } from '../isolated/isolated-federation.ts';
import { expect, test } from '../portal.ts';
import { SourcesCopy } from './sources-copy.ts';

const app = 'remote-onboarding';

/** Every file that is served of a build with its bytes, in hexadecimal. */
function filesOf(dist: string): Record<string, string> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.map((name) => [path.relative(dist, name), readFileSync(name).toString('hex')]),
  );
}

test('the same sources build to the same bytes in another folder', async () => {
  test.setTimeout(240_000);
  const copy = new SourcesCopy();
  try {
    const { code, printed } = await copy.run('scripts/build/main.ts', app);
    expect(code, printed).toBe(0);
    const version = stackRegistry().onboarding?.current ?? '';
    const here = filesOf(path.join(root, app, 'dist', version));
    const there = filesOf(path.join(copy.dir, app, 'dist', version));
    expect(Object.keys(there)).toEqual(Object.keys(here));
    expect(Object.keys(here).filter((name) => here[name] !== there[name])).toEqual([]);
  } finally {
    copy.remove();
  }
});

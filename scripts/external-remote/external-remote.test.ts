import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { exampleOutside, installed, manifestIn, type Outside } from './outside';

let outside: Outside;
beforeAll(() => (outside = exampleOutside()));
afterAll(() => rmSync(outside.dir, { recursive: true, force: true }));

function run(program: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd: outside.dir,
    encoding: 'utf8',
  });
  return { status, stdout };
}
const types = () => run(path.join(installed('typescript'), 'bin/tsc'), '-p', '.');

describe('a remote outside this repository, built from the tarball of shared alone', () => {
  it('gets the sources of the contract, and neither tests nor guides', () => {
    const { packed } = outside;
    expect(packed).toContain('README.md');
    expect(packed).toContain('src/contract/define-remote.ts');
    expect(packed).toContain('federation/singletons.cjs');
    expect(packed.filter((file) => /\.test\.|^docs|src\/testing/.test(file))).toEqual([]);
  });

  it('has the versions that the host has', () => {
    const { dependencies, devDependencies } = manifestIn(path.join(__dirname, 'example'));
    const { '@investor-portal/shared': _, ...libraries } = { ...dependencies, ...devDependencies };
    const here = Object.keys(libraries).map((name) => [name, manifestIn(installed(name)).version]);
    expect(Object.fromEntries(here)).toEqual(libraries);
  });

  it('has the contract’s types, which find a mistake', () => {
    expect(types()).toEqual({ status: 0, stdout: '' });
    const mistake = path.join(outside.dir, 'src/mistake.ts');
    writeFileSync(
      mistake,
      `import { defineRemote } from '@investor-portal/shared/contract/define-remote';\ndefineRemote({ name: 'unknown', contract: '1.0.0', routes: [] });\n`,
    );
    expect(types()).toMatchObject({ stdout: expect.stringContaining('"unknown"') as unknown });
    rmSync(mistake);
  });

  it('builds, exposes its routes alone, and brings no copy of what is the host’s', () => {
    const cli = path.join(installed('webpack-cli'), 'bin/cli.js');
    expect(run(cli, '--mode', 'production')).toMatchObject({ status: 0 });
    const dist = path.join(outside.dir, 'dist');
    const manifest = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8')) as {
      name: string;
      exposes: { path: string }[];
      shared: { name: string }[];
    };
    expect(manifest.name).toBe('portfolio');
    expect(manifest.exposes.map((each) => each.path)).toEqual(['./routes']);
    const taken = manifest.shared.map(({ name }) => name);
    expect(taken).toContain('react-router-dom');
    expect(taken).toContain('@investor-portal/shared/session/runtime-config');
    expect(taken.filter((name) => !singletons.includes(name))).toEqual([]);

    const scripts = readdirSync(path.join(dist, 'assets'));
    const texts = scripts.map((name) => readFileSync(path.join(dist, 'assets', name), 'utf8'));
    const compiled = scripts.flatMap((name, index) =>
      name.endsWith('.map')
        ? (JSON.parse(texts[index] ?? '') as { sources: string[] }).sources
        : [],
    );
    expect(compiled.some((source) => source.endsWith('shared/src/ui/Button.tsx'))).toBe(true);
    const modules = compiled.map((source) =>
      source.replace(/^.*node_modules\/(.*?)(\.tsx?)?$/, '$1'),
    );
    const copies = modules
      .map((name) => name.replace('@investor-portal/shared/src/', '@investor-portal/shared/'))
      .filter((name) => singletons.some((each) => name === each || name.startsWith(`${each}/`)));
    expect(copies).toEqual([]);
    // What the host compares with its own, from the tarball.
    expect(texts.join()).toContain(`"${manifestIn(path.join(root, 'shared')).version}"`);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LiveHost } from '@investor-portal/registry/format';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { validateBuild } from './validate';

const host: LiveHost = {
  version: '1.0.0',
  contract: '1.1.0',
  shared: { react: '19.3.1', 'react/jsx-runtime': '19.3.1' },
};
const noAssets = { js: { sync: [], async: [] } };
const manifest = {
  name: 'portfolio',
  metaData: { remoteEntry: { name: 'assets/entry.js', path: '' } },
  shared: [{ name: 'react', version: '19.3.1', assets: noAssets }],
  exposes: [{ path: './routes', assets: { js: { sync: ['assets/routes.js'], async: [] } } }],
};

describe('validateBuild', () => {
  const scratch = scratchFolder();
  let dir = '';
  let maps = '';
  beforeEach(() => {
    dir = mkdtempSync(path.join(scratch, 'dist-'));
    maps = mkdtempSync(path.join(scratch, 'maps-'));
    for (const each of [dir, maps]) mkdirSync(path.join(each, 'assets'));
    write('mf-manifest.json', JSON.stringify(manifest));
    const start = { entry: 'assets/entry.js', scripts: ['assets/routes.js'], screens: {} };
    write('start.json', JSON.stringify(start));
    script('entry', ['webpack/runtime/chunk loaded']);
    const library = '../../node_modules/.pnpm/luxon@3/node_modules/luxon/x.js';
    script('routes', ['../src/routes.tsx', library]);
  });

  function write(file: string, text: string) {
    writeFileSync(path.join(dir, file), text);
  }

  function script(name: string, sources: string[]) {
    const text = 'x'.repeat(1_000);
    write(`assets/${name}.js`, text);
    writeFileSync(path.join(dir, `assets/${name}.js.gz`), gzipSync(text, { level: 0 }));
    const map = JSON.stringify({ version: 3, sources, mappings: '' });
    writeFileSync(path.join(maps, `assets/${name}.js.map`), map);
  }

  const validate = (contract = '^1.0.0', live: LiveHost | undefined = host) =>
    validateBuild({ name: 'portfolio', dir, maps, contract }, live);

  it('accepts a valid build, and rejects a contract that is not a range or that the live host does not satisfy', () => {
    expect(() => validate()).not.toThrow();
    expect(() => validate('^1.2.0')).toThrow('needs contract ^1.2.0, but the live host has 1.1.0');
    expect(() => validate('latest')).toThrow('is not a semver range');
  });

  const shared = (name: string, version: string, scripts: string[] = []) => ({
    shared: [{ name, version, assets: { js: { sync: scripts, async: [] } } }],
  });

  it.each([
    ['that exposes something else', { exposes: [{ path: './App', assets: noAssets }] }, './App'],
    ['of another remote', { name: 'onboarding' }, 'its manifest names onboarding'],
    [
      'against a newer library',
      shared('react', '19.4.0'),
      'react 19.4.0, but the live host provides 19.3.1',
    ],
    ['that needs another library', shared('zustand', '5.0.0'), 'the live host does not provide it'],
  ])('rejects a build %s', (_what, change, refusal) => {
    write('mf-manifest.json', JSON.stringify({ ...manifest, ...change }));
    expect(() => validate()).toThrow(refusal);
  });

  it('accepts a build with a copy of what the host does not provide', () => {
    const copied = shared('portal-core-0123456789ab', '1.0.0', ['assets/routes.js']);
    write('mf-manifest.json', JSON.stringify({ ...manifest, ...copied }));
    expect(() => validate()).not.toThrow();
  });

  const ownSingletons = singletons.filter((name) => name.startsWith('@investor-portal/shared/'));
  it.each([
    ['../../node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'react'],
    ...ownSingletons.map((name) => [
      `webpack://p/..${name.replace('@investor-portal/shared', '/shared/src')}.ts`,
      name,
    ]),
  ])('is refused with a copy of a singleton: %s', (source, name) => {
    script('routes', [source]);
    expect(() => validate()).toThrow(`contains its own copy of ${name}`);
  });

  it.each([
    ['assets/routes.js.map', 'it contains assets/routes.js.map, which would publish the sources'],
    ['mark.svg', 'it has mark.svg outside of assets/, where no page would find it'],
  ])('rejects a build with %s', (file, refusal) => {
    write(file, '{}');
    expect(() => validate()).toThrow(refusal);
    rmSync(path.join(dir, 'assets/routes.js'));
    expect(() => validate()).toThrow('its manifest lists assets/routes.js, which is missing');
  });
});

import '../portal-releases/portal-remotes';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentRegistry } from '../release/registry/change-registry';
import { directoryStore } from '../release/store/directory-store';
import { root } from '../workspace/apps';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { imageStore } from './testing/image-store';

// Outside the repository, so that a bundle finds no package except the ones it brings.
const scratch = scratchFolder();

const node = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PARTNER_API_PORT: '0', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
  });

/** Bundles an entry as the Dockerfile does. */
function bundle(entry: string): string {
  const to = path.join(scratch, entry);
  const script = path.join(root, 'scripts/docker/bundle.ts');
  expect(node(root, '--import', 'tsx', script, entry, to)).toMatchObject({ status: 0, stderr: '' });
  return to;
}

it('starts the bundled partner API with nothing but Node and PostgreSQL', () => {
  const started = node(bundle('sandbox'), 'scripts/sandbox/server/main.mjs');
  expect(started).toMatchObject({ status: 1, stderr: 'connect ECONNREFUSED 127.0.0.1:1\n' });
});

it('publishes and signs an image’s release with nothing but Node', async () => {
  const settings = path.join(scratch, 'settings');
  mkdirSync(settings);
  writeFileSync(path.join(settings, 'config.json'), '{}');
  const image = await imageStore(scratch, 'built');
  const volume = path.join(scratch, 'volume');
  const published = node(bundle('publish'), 'publish.mjs', image, settings, volume);
  expect(published).toMatchObject({ status: 0, stderr: '' });
  const { portfolio } = await currentRegistry(directoryStore(path.join(volume, 'releases')));
  expect(portfolio).toMatchObject({ current: 'built' });
});

import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createRegistrySchema } from '@investor-portal/registry/format';
import { splitSigned } from '@investor-portal/registry/signatures';
import { keysIn, publicPart, signText } from '../../release/keys/release-keys';
import { listenOn, type StoppableServer } from '../../serve/listen';
import { remoteApp } from '../../serve/remote-app';
import { root } from '../../workspace/apps';
import { hostWith, stackRegistry } from '../isolated/isolated-federation';
import { expect, openFromMenu } from '../portal';
import { sandboxUrl } from '../stack';
import { signIn, test } from '../federation/fixture';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { SourcesCopy } from './sources-copy';

/*
 * Runs the commands of shared/docs/your-first-remote.md in a copy of these sources, and opens the released remote on the
 * stack's host, which was built before.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const page = readFileSync(path.join(root, 'shared/docs/your-first-remote.md'), 'utf8');
const fenced = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );
/** Stands for the home folder in the document's commands. */
const home = scratchFolder();
let copy: SourcesCopy;
const servers: StoppableServer[] = [];

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function run(line: string): Promise<void> {
  // The new remote needs the same packages as every remote, so they are copied instead of installed.
  const libraries = (remote: string) => path.join(copy.dir, remote, 'node_modules');
  if (line.endsWith('pnpm@10 install')) {
    const options = { recursive: true, verbatimSymlinks: true };
    return cpSync(libraries('remote-portfolio'), libraries('remote-rewards'), options);
  }
  const env = { ...process.env, SANDBOX_URL: sandboxUrl };
  const child = spawn('bash', ['-c', line.replaceAll('~/', `${home}/`)], { cwd: copy.dir, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, `${line}\n${printed}`).toBe(0);
}

test('the commands of the page write, test and release a remote', async () => {
  copy = new SourcesCopy();
  copy.commit();
  for (const line of fenced('sh').join('').trim().split('\n')) await run(line);
});

test('a host that was built before shows its screen from the menu', async ({ page }) => {
  const store = path.join(home, 'portal-releases');
  const text = readFileSync(path.join(store, 'releases.json'), 'utf8');
  const released: unknown = JSON.parse(splitSigned(text)?.payload ?? '');
  const { rewards, serial } = v.parse(createRegistrySchema(['rewards']), released);
  const cdn = await listenOn(0, remoteApp(store, 'rewards'));
  const keys = keysIn(path.join(home, 'portal-keys.json'));
  const registry = { ...stackRegistry(), serial, rewards: { ...rewards, base: `${cdn.origin}/` } };
  const signed = await signText(JSON.stringify(registry), { signing: keys, trusted: [] });
  const granted = JSON.parse(fenced('json')[0] ?? '') as object;
  const settings = { registryKeys: keys.map(publicPart), ...granted };
  const bases = Object.values(stackRegistry()).flatMap((each) =>
    typeof each === 'object' && 'base' in each && each.base ? [new URL(each.base).origin] : [],
  );
  const remotes = [cdn.origin, ...bases];
  const host = await listenOn(0, hostWith(settings, { releases: () => signed, remotes }));
  servers.push(cdn, host);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn(page, host);
  await page.goto(`${host.origin}/main`);
  await openFromMenu(page, 'Rewards');
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/main/rewards');
  // The registry is in the page, so it is not requested.
  expect(requested).not.toContain('/releases.json');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
});

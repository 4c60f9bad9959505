import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceVersion } from '../build/source-version';
import { root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { sourceCommit } from '../workspace/source-commit';
import { buildArgs, imageOf, withMinSerial } from './host-build';

createProgram(
  'pnpm host:image',
  'Builds the host’s image for a deployment and pushes it. PORTAL_CONFIG_JSON is its configuration, HOST_IMAGE the image’s name without a tag; REGISTRY_USER and REGISTRY_PASSWORD open the registry where it needs it. BUILD_BASE and NODE_BASE, where they are set, name the bases, such as by digest. RELEASES_TO is where its registry is.',
).parse();

const config = 'portal.config.json';

const image = imageOf(process.env['HOST_IMAGE'], sourceVersion('host'));
const json = process.env['PORTAL_CONFIG_JSON'];
if (json)
  writeFileSync(path.join(root, config), await withMinSerial(json, process.env['RELEASES_TO']));
else if (!existsSync(path.join(root, config)))
  throw new Error(`PORTAL_CONFIG_JSON is empty, and there is no ${config}.`);
login(image);
docker(
  ['build', '--file', 'scripts/docker/Dockerfile', '--target', 'host'],
  buildArgs({ ...process.env, PORTAL_CONFIG: config, COMMIT: sourceCommit() ?? undefined }),
  ['--tag', image, '.'],
);
docker(['push', image]);
console.log(`Pushed ${image}. Deploy it, then record the host that runs.`);

function login(image: string): void {
  const { REGISTRY_USER: user, REGISTRY_PASSWORD: password } = process.env;
  if (!user || !password) return;
  const [registry = ''] = image.split('/');
  // The password goes to standard input, because every process can see arguments.
  run(['login', '--username', user, '--password-stdin', registry], password);
}

function docker(...args: readonly string[][]): void {
  run(args.flat());
}

function run(args: readonly string[], input?: string): void {
  const { status, error } = spawnSync('docker', args, {
    cwd: root,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'inherit', 'inherit'],
    ...(input !== undefined && { input }),
  });
  if (error) throw new Error(`Cannot run docker: ${error.message}`);
  if (status !== 0) throw new Error(`docker ${args[0]} failed; see the messages above.`);
}

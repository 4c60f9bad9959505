import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { grantedMounts, overlapOf } from '@investor-portal/shared/contract/mounts';
import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };
import { CliError } from '../release/command-line/cli-error';
import { createProgram } from '../release/command-line/program';
import { root } from '../workspace/apps';
import { packageFiles, type NewRemote } from './package-files';
import { withRemote } from './file-parts';

/** Names that are taken by services of docker-compose.yml, folders of browser tests, and keys of the registry. */
const reserved = [
  'cdn',
  'engines',
  'federation',
  'host',
  'isolated',
  'log',
  'nightly',
  'platform',
  'publish',
  'serial',
];

const program = createProgram(
  'pnpm new-remote',
  'Writes a new remote, which can be released as it is.',
  ['rewards'],
);
const [name = ''] = program.argument('<name>', 'three to twenty letters from a to z').parse()
  .processedArgs as [string];
const remote = newRemote(name);
const folder = `remote-${name}`;
const written: Record<string, string> = {
  ...withRemote(root, remote),
  'shared/federation/remotes.json': listed(remote),
};
for (const [file, text] of Object.entries(packageFiles(remote)))
  written[path.join(folder, file)] = text;
for (const [file, text] of Object.entries(written)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`Wrote ${file}`);
}
console.log(`
Next: npx --yes pnpm@10 install, then npx --yes pnpm@10 --filter ${folder} dev
A host shows it at ${remote.mount} once its configuration has "grantedMounts": { "${name}": ["${remote.mount}"] }.
shared/docs/your-first-remote.md leads to its first release.`);

/** @throws CliError that says why a remote cannot have this name. */
function newRemote(name: string): NewRemote {
  const mount = `/main/${name}`;
  const taken = overlapOf({ path: mount, remote: name }, grantedMounts());
  if (!/^[a-z]{3,20}$/.test(name))
    throw new CliError(`${name} must be 3 to 20 letters from a to z.`);
  if (reserved.includes(name)) throw new CliError(`${name} means something else here already.`);
  if (Object.hasOwn(list, name) || existsSync(path.join(root, `remote-${name}`)))
    throw new CliError(`There is a remote ${name} already.`);
  if (taken) throw new CliError(`${mount} is taken by ${taken}.`);
  const port = Math.max(...Object.values(list).map((each) => each.port)) + 1;
  return { name, label: name.charAt(0).toUpperCase() + name.slice(1), port, mount };
}

function listed({ name, label, port, mount }: NewRemote): string {
  const file = readFileSync(path.join(root, 'shared/federation/remotes.json'), 'utf8');
  const line = `"port": ${port},\n    "mounts": ["${mount}"],\n    "navigation": { "label": "${label}", "path": "${mount}", "icon": "grid" }`;
  return file.replace(/\n\}\n$/, `,\n  "${name}": {\n    ${line}\n  }\n}\n`);
}

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { grantedMounts, overlapOf } from '@investor-portal/shared/contract/mounts';
import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };
import { CliError } from '../release/command-line/cli-error';
import { createProgram } from '../release/command-line/program';
import { root } from '../workspace/apps';

/** Names that are taken by folders of browser tests, parts of a deployment, and keys of the registry. */
const reserved = 'cdn engines federation host isolated log nightly platform serial'.split(' ');

const program = createProgram(
  'pnpm new-remote',
  'Writes a new remote, which can be released as it is: a copy of scripts/new-remote/template and a line of JSON.',
  ['rewards'],
);
const [name = ''] = program.argument('<name>', 'three to twenty letters from a to z').parse()
  .processedArgs as [string];
const folder = path.join(root, `remote-${name}`);
const mount = `/main/${name}`;
const label = name.charAt(0).toUpperCase() + name.slice(1);
assertFree();

cpSync(path.join(import.meta.dirname, 'template'), folder, { recursive: true });
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!file.isFile()) continue;
  const written = path.join(file.parentPath, file.name);
  const text = readFileSync(written, 'utf8');
  writeFileSync(written, text.replaceAll('NAME', name).replaceAll('LABEL', label));
}
const remotes = path.join(root, 'shared/federation/remotes.json');
writeFileSync(remotes, listed(readFileSync(remotes, 'utf8')));
console.log(`Wrote remote-${name} and its line of shared/federation/remotes.json.

Next: npx --yes pnpm@10 install, then npx --yes pnpm@10 --filter remote-${name} dev
A host shows it at ${mount} once its configuration has "grantedMounts": { "${name}": ["${mount}"] }.
Add it to the options of .github/workflows/release-remote.yml, and its team to .github/CODEOWNERS.
shared/docs/your-first-remote.md leads to its first release.`);

/** @throws CliError that says why a remote cannot have this name. */
function assertFree(): void {
  const taken = overlapOf({ path: mount, remote: name }, grantedMounts());
  if (!/^[a-z]{3,20}$/.test(name))
    throw new CliError(`${name} must be 3 to 20 letters from a to z.`);
  if (reserved.includes(name)) throw new CliError(`${name} means something else here already.`);
  if (Object.hasOwn(list, name) || existsSync(folder))
    throw new CliError(`There is a remote ${name} already.`);
  if (taken) throw new CliError(`${mount} is taken by ${taken}.`);
}

function listed(file: string): string {
  const port = Math.max(...Object.values(list).map((each) => each.port)) + 1;
  const line = `"port": ${port},\n    "mounts": ["${mount}"],\n    "navigation": { "label": "${label}", "path": "${mount}", "icon": "grid" }`;
  return file.replace(/\n\}\n$/, `,\n  "${name}": {\n    ${line}\n  }\n}\n`);
}

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../release/command-line/program';
import { oneLine } from '../release/command-line/printable';
import { root } from '../workspace/apps';
import { withEntries } from './changelog-entry';
import { contractState } from './last-release';
import { neededVersion, versionFaults } from './needed-version';

const program = createProgram(
  'pnpm contract:diff',
  'Compares the contract of these sources with its last release, and says which version the changes need. Exits with 1 if the declared version is too low.',
  ['', '--write', '--since 8b38d913'],
)
  .option('--since <commit>', 'compare with another commit')
  .option('--write', 'raise the version, and write the entry of the changelog')
  .parse();
const { since, write } = program.opts<{ since?: string; write?: boolean }>();

const state = contractState(since);
const needed = neededVersion(state);
const { before, changes, version } = state;
console.log(`Since ${before.version} (commit ${before.commit.slice(0, 10)}), in shared:`);
for (const { severity, of, what } of changes)
  console.log(oneLine(`  ${severity.padEnd(5)}  ${of.padEnd(8)}  ${what}`));
if (changes.length === 0) console.log('  nothing that a remote or a platform can see');
const faults = versionFaults(state);
console.log(`It needs version ${needed}. These sources declare ${version}.`);
if (write && changes.length > 0) writeEntry();
else if (faults.length > 0) process.exitCode = 1;

function writeEntry(): void {
  const declared = faults.length > 0 ? needed : version;
  const file = path.join(root, 'shared/docs/changelog.md');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, withEntries(readFileSync(file, 'utf8'), changes, declared, day));
  writeFileSync(
    path.join(root, 'shared/federation/contract.json'),
    `{ "version": "${declared}" }\n`,
  );
  spawnSync(path.join(root, 'node_modules/.bin/prettier'), ['--write', file], { cwd: root });
  console.log(
    `Wrote version ${declared}, and its entry in shared/docs/changelog.md. Say there why, in your own words.`,
  );
}

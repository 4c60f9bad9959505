import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../release/command-line/program';
import { root } from '../workspace/apps';
import { contractFaults, declarationFile } from './contract-faults';
import { declarationsOf } from './declarations';

const { write } = createProgram(
  'pnpm contract:diff',
  'Compares the contract of these sources with its last versions. Exits with 1 if the version in shared/federation/contract.json is too low.',
  ['', '--write'],
)
  .option('--write', `write ${declarationFile}, after you have raised the version`)
  .parse()
  .opts<{ write?: boolean }>();

if (write) writeFileSync(path.join(root, declarationFile), declarationsOf(root));
const faults = contractFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('The version of the contract is high enough for its changes.');

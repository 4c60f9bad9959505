import { appendFileSync } from 'node:fs';
import { root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { affectedSince } from './affected';

const { since, output } = createProgram(
  'pnpm affected',
  'What the changes since a commit affect: the tests to run and the apps to release.',
  ['--since origin/main', '--since origin/main --output vars.env'],
)
  .requiredOption('--since <commit>', 'where the branch left the other, such as origin/main')
  .option('--output <file>', 'append lines of name=JSON, as GitHub’s outputs and GitLab’s dotenv')
  .parse()
  .opts<{ since: string; output?: string }>();

const { base, files, unit, e2e, nightly, release } = affectedSince(root, since);
const names = (list: readonly string[]) => list.join(', ') || 'none';
console.log(`${files.length} changed since ${base.slice(0, 10)}
unit tests     ${names(unit.map(({ name }) => name))}
browser tests  ${names(e2e)}
nightly tier   ${nightly ? 'yes' : 'no'}
for release    ${names(release)}`);
if (output !== undefined)
  for (const [name, list] of Object.entries({ unit, e2e, nightly, release }))
    appendFileSync(output, `${name}=${JSON.stringify(list)}\n`);

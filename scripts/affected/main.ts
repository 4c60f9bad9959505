import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../workspace/apps.ts';
import { startCommand } from '../workspace/command.mjs';
import { affectedSince } from './affected.ts';
import { describeAffected, outputLines, plan } from './report.ts';

const usage = `pnpm affected --since <commit> [--json] [--output <file>]: what a change affects, and by which import.
--json prints what a pipeline runs; --output appends that to a file, as lines of name=JSON: what GitHub calls an output,
and GitLab a dotenv report.`;

const { since, json, output } = startCommand(usage, (args) => {
  const { values } = parseArgs({
    args,
    options: {
      since: { type: 'string' },
      json: { type: 'boolean' },
      output: { type: 'string' },
    },
  });
  if (!values.since) throw new Error('Name a commit: pnpm affected --since origin/main');
  return { ...values, since: values.since };
});
const affected = affectedSince(root, since);
console.log(json ? JSON.stringify(plan(affected), null, 2) : describeAffected(affected));
if (output !== undefined) appendFileSync(output, outputLines(affected));

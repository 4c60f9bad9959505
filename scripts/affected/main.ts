import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../workspace/apps.ts';
import { affectedSince } from './affected.ts';
import { describeAffected, outputLines, plan } from './report.ts';

// `pnpm affected --since <commit> [--json] [--output <file>]`: what a change affects, and by which import.
try {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      /** Prints what a pipeline runs, as JSON. */
      json: { type: 'boolean' },
      /** Appends that to a file, as lines of `name=JSON`: what GitHub calls an output, and GitLab a dotenv report. */
      output: { type: 'string' },
    },
  });
  if (!values.since) throw new Error('Name a commit: pnpm affected --since origin/main');
  const affected = affectedSince(root, values.since);
  console.log(values.json ? JSON.stringify(plan(affected), null, 2) : describeAffected(affected));
  if (values.output !== undefined) appendFileSync(values.output, outputLines(affected));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

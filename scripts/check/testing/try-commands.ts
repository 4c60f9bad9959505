// Tries commands of package.json, each with one argument, in this one process, so that libraries load only once. The calls are
// the argument of this script, and it prints the outcomes as JSON.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainFailure } from '../../release/command-line/failures.mjs';

export interface Call {
  script: string;
  args: string[];
}

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

const calls = JSON.parse(process.argv[2] ?? '[]') as Call[];
const outcomes: Outcome[] = [];
const print = process.stdout.write.bind(process.stdout);
const end = process.exit.bind(process);
/** The first exit counts, because a command may catch the error that is thrown here. */
const exits: Exit[] = [];
process.exit = (code) => {
  exits.push(new Exit(Number(code ?? 0)));
  throw exits[0];
};

for (const [index, { script, args }] of calls.entries()) {
  const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
  const keep = (stream: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    if (exits.length === 0) outcome[stream] += String(text);
    return true;
  };
  process.stdout.write = keep('stdout');
  process.stderr.write = keep('stderr');
  process.argv = [process.execPath, script, ...args];
  process.exitCode = 0;
  exits.length = 0;
  try {
    // The query makes the command run each time, while its libraries stay loaded.
    await import(`${pathToFileURL(path.resolve(script)).href}?${index}`);
  } catch (error) {
    if (exits.length === 0) {
      process.exitCode = 1;
      outcome.stderr += explainFailure(error);
    }
  }
  outcome.code = exits[0]?.code ?? process.exitCode;
  process.removeAllListeners('uncaughtException');
  outcomes.push(outcome);
}

// Ends everything that a command has started.
print(JSON.stringify(outcomes), () => end(0));

// Tries commands of package.json with an argument each, in this one process: their libraries load once. The calls are its
// argument and what came of each is what it prints, as JSON.
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
/** The first one counts, and nothing printed after it: a command may handle what is thrown here. */
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
    // The query makes the command itself run each time, on the libraries that are there.
    await import(`${pathToFileURL(path.resolve(script)).href}?${index}`);
  } catch (error) {
    if (exits.length === 0) {
      process.exitCode = 1;
      outcome.stderr += explainFailure(error);
    }
  }
  outcome.code = exits[0]?.code ?? process.exitCode;
  // How it would end on a failure, which the next command decides for itself.
  process.removeAllListeners('uncaughtException');
  outcomes.push(outcome);
}

// Whatever a command has begun ends here.
print(JSON.stringify(outcomes), () => end(0));

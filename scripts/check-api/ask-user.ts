import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a question in the terminal. The answer to a secret question is not shown. */
export async function askUser(question: string, secret = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`${question} Nobody is there to ask: set it in the environment.`);
  process.stdout.write(`${question} `);
  const silent = new Writable({ write: (_, __, done) => done() });
  const terminal = readline.createInterface({
    input: process.stdin,
    output: secret ? silent : process.stdout,
    terminal: true,
  });
  // Ctrl-C ends the command here, because no request has been sent yet.
  terminal.on('SIGINT', () => process.exit(2));
  const answer = await terminal.question('');
  terminal.close();
  if (secret) process.stdout.write('\n');
  return answer.trim();
}

import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for the token in the terminal, without showing it. */
export async function askToken(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('PARTNER_API_TOKEN is missing.');
  process.stdout.write('Token of the test investor (PARTNER_API_TOKEN): ');
  const output = new Writable({ write: (_, __, done) => done() });
  const terminal = readline.createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C ends the command here, because no request has been sent yet.
  terminal.on('SIGINT', () => process.exit(2));
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer.trim();
}

import { spawn } from 'node:child_process';

const startedBy = process.ppid;

/**
 * Runs a command in this terminal, or with another `stdio`, and returns its exit code. Ctrl-C also reaches the command itself.
 * `output` receives a piped standard output. This process waits for the command and then exits too, so that nothing else starts.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, stdio?: import('node:child_process').StdioOptions, output?: import('node:stream').Writable }} [options]
 */
export function runToEnd(
  command,
  args,
  { env = process.env, shell = false, stdio = 'inherit', output } = {},
) {
  const child = spawn(command, args, { stdio, env, shell });
  if (output) child.stdout.pipe(output);
  let told = false;
  const wait = () => (told = true);
  const pass = () => {
    told = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', wait);
  process.on('SIGTERM', pass);
  // npm's shell dies on SIGTERM without forwarding it. Without npm, the parent may deliberately leave this process running.
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== startedBy && !told) pass();
  }, 500);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (told) process.exit(code ?? 1);
      clearInterval(watch);
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

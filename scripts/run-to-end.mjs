import { spawn } from 'node:child_process';

/**
 * Runs a command with this terminal and answers its exit code. Ctrl-C reaches the command by itself; this
 * process only waits for it to finish.
 */
export function runToEnd(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const wait = () => {};
  const pass = () => child.kill('SIGTERM');
  process.on('SIGINT', wait);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

import { spawnSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { root } from '../workspace/apps.ts';

/**
 * Who runs this command, for the log: RELEASE_ACTOR (a pipeline's user), else git's name and address, else the account
 * of this machine. It says who somebody claims to be; the storage's own access log says who wrote.
 */
export function actor(): string {
  known ??= whoRunsThis();
  return known;
}

let known: string | undefined;

function whoRunsThis(): string {
  const named = process.env['RELEASE_ACTOR']?.trim();
  if (named) return named;
  const [name, email] = [gitSetting('user.name'), gitSetting('user.email')];
  if (name || email) return [name, email && `<${email}>`].filter(Boolean).join(' ');
  return `${userOfMachine()}@${hostname()}`;
}

function gitSetting(key: string): string {
  const { stdout } = spawnSync('git', ['config', key], { cwd: root, encoding: 'utf8' });
  return (stdout ?? '').trim();
}

// An account without an entry in the machine's list, as in some containers, has no name.
function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

import { spawnSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { root } from '../../workspace/apps';

/**
 * Returns who runs this command, for the log: RELEASE_ACTOR (a pipeline's user), else git's name and address, else the account
 * of this machine. Anyone can set these values. The storage's own access log shows who really wrote.
 */
export function actor(): string {
  const named = process.env['RELEASE_ACTOR']?.trim();
  if (named) return named;
  const [name, email] = [gitSetting('user.name'), gitSetting('user.email')];
  if (name || email) return [name, email && `<${email}>`].filter(Boolean).join(' ');
  return `${userOfMachine()}@${hostname()}`;
}

function gitSetting(key: string): string {
  const cwd = root;
  return (spawnSync('git', ['config', key], { cwd, encoding: 'utf8' }).stdout ?? '').trim();
}

// In some containers the account has no entry in the user database, so it has no name.
function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

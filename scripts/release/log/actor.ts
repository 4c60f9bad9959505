import { hostname, userInfo } from 'node:os';
import { root } from '../../workspace/apps';
import { gitIfPossible } from '../../workspace/git';

/**
 * Returns who runs this command, for the log: RELEASE_ACTOR (a pipeline's user), else git's name and address, else the account
 * of this machine. Anyone can set these values. The storage's own access log shows who really wrote.
 */
export function actor(): string {
  const named = process.env['RELEASE_ACTOR']?.trim();
  if (named) return named;
  const [name, email] = ['user.name', 'user.email'].map((key) =>
    gitIfPossible(root, 'config', key),
  );
  if (name || email) return [name, email && `<${email}>`].filter(Boolean).join(' ');
  return `${userOfMachine()}@${hostname()}`;
}

// In some containers the account has no entry in the user database, so it has no name.
function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

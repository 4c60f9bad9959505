// Creates a folder that replaces PATH and contains links to all commands except the optional tools, like a fresh machine.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isExecutable, optionalTools } from '../workspace/optional-tools.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder: node scripts/check/fresh-machine.mjs <folder>');

const hidden = new Set(Object.values(optionalTools).flatMap(({ commands }) => commands));

/** The path of each command. As in a shell, the first folder of PATH that contains the command wins. */
const commands = new Map();
for (const each of (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute))
  for (const name of namesIn(each))
    if (!commands.has(name) && !hidden.has(name) && isExecutable(path.join(each, name)))
      commands.set(name, path.join(each, name));

mkdirSync(folder, { recursive: true });
for (const [name, target] of commands) symlinkSync(target, path.join(folder, name));

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

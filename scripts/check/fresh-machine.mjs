// Makes a folder that stands for the PATH of a machine without the optional tools: links to everything else on PATH.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isExecutable, optionalTools } from '../workspace/optional-tools.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder: node scripts/check/fresh-machine.mjs <folder>');

const hidden = new Set(Object.values(optionalTools).flatMap(({ commands }) => commands));

/** Where each command is. The first folder of PATH that has it wins, as for a shell. */
const commands = new Map();
for (const each of (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute))
  for (const name of namesIn(each))
    if (!commands.has(name) && !hidden.has(name) && isExecutable(path.join(each, name)))
      commands.set(name, path.join(each, name));

mkdirSync(folder, { recursive: true });
for (const [name, target] of commands) symlinkSync(target, path.join(folder, name));

/** @param {string} place */
function namesIn(place) {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

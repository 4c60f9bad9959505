import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the absolute path of a command on PATH. @param {string} command */
export function findCommand(command) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.resolve(folder, command))
    .find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

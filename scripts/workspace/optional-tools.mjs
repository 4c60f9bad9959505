// Programs that some tests need and a machine may lack. `.ci/run` uses this file before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} OptionalTool
 * @property {string} title
 * @property {readonly string[]} commands The commands that its tests run. The fresh machine of `.ci/run` lacks them.
 * @property {string} debian The instructions to install the tool on Debian.
 * @property {() => string | undefined} [find] Returns the command to run; by default the first of `commands` on PATH.
 */

/**
 * The tools, by the tag of the tests that need them. Only PATH decides what is installed, so a PATH without a tool simulates a
 * machine without it.
 * @satisfies {Readonly<Record<string, OptionalTool>>}
 */
export const optionalTools = {
  compose: {
    title: 'Docker Compose',
    commands: ['docker', 'docker-compose'],
    debian: 'apt-get install docker-compose',
    // Docker's client may be installed without its Compose plugin.
    find: () =>
      ['docker compose', 'docker-compose'].find((line) => {
        const [command = '', ...args] = line.split(' ');
        const program = findCommand(command);
        return program && spawnSync(program, [...args, 'version', '--short']).status === 0;
      }),
  },
  podman: { title: 'Podman', commands: ['podman'], debian: 'apt-get install podman' },
  firefox: {
    title: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    debian: 'apt-get install firefox-esr',
  },
};

/** @typedef {keyof typeof optionalTools} ToolName */

export const toolNames = /** @type {ToolName[]} */ (Object.keys(optionalTools));

/** Returns the command of a tool, if the tool is installed. @param {ToolName} name */
export function findTool(name) {
  const { commands, find } = /** @type {OptionalTool} */ (optionalTools[name]);
  return find ? find() : commands.map((each) => findCommand(each)).find(Boolean);
}

/** Returns the tag in the titles of the tests that need a tool. @param {ToolName} name */
export const tagOf = (name) => `@${name}`;

/** Returns the reason why the tests of a tool are skipped. @param {ToolName} name */
export const whyWithout = (name) =>
  `${optionalTools[name].title} is not installed (Debian: ${optionalTools[name].debian})`;

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

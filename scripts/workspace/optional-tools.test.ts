import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeWith } from './describe-with';
import { findTool, optionalTools, toolNames, type ToolName } from './optional-tools.mjs';
import { scratchFolder } from './testing/scratch-folder';

const dir = scratchFolder();
const before = process.env['PATH'];
afterAll(() => void (process.env['PATH'] = before));

function install(commands: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(dir, 'path-'));
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  process.env['PATH'] = folder;
  return folder;
}

/** Returns the title under which the tests of a tool are skipped. */
function skippedTitle(tool: ToolName): string {
  let title = '';
  const group = () => undefined;
  group.skip = (name: string) => (title = name);
  describeWith(group, tool, 'serves', () => undefined);
  return title;
}

describe('a tool on PATH', () => {
  it.each(['podman', 'firefox'] as const)('%s is found', (tool) => {
    const [command = ''] = optionalTools[tool].commands;
    const folder = install({ [command]: 'exit 0' });
    expect(findTool(tool)).toBe(path.join(folder, command));
  });

  it('is Docker Compose as a plugin or as a command, and not Docker alone', () => {
    install({ docker: '[ "$1" = compose ]' });
    expect(findTool('compose')).toBe('docker compose');
    install({ docker: 'exit 1', 'docker-compose': 'exit 0' });
    expect(findTool('compose')).toBe('docker-compose');
    install({ docker: 'exit 1' });
    expect(findTool('compose')).toBeUndefined();
  });
});

describe('without a tool', () => {
  it.each(toolNames)('the tests of %s are skipped, and their title says why', (tool) => {
    install({});
    const title = skippedTitle(tool);
    expect(title).toContain(`serves @${tool}: ${optionalTools[tool].title} is not installed`);
    expect(title).toContain(optionalTools[tool].debian);
  });
});

it('the PATH of a fresh machine has everything but the optional tools', () => {
  const commands = Object.values(optionalTools).flatMap((tool) => tool.commands);
  const everything = ['portal-other', ...commands].map((name) => [name, 'echo first']);
  const first = install(Object.fromEntries(everything));
  const second = install({ 'portal-other': 'echo second', 'portal-last': 'echo last' });
  const PATH = [first, path.join(dir, 'nowhere'), second].join(path.delimiter);
  const fresh = path.join(dir, 'fresh');
  const made = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../check/fresh-machine.mjs'), fresh],
    { encoding: 'utf8', env: { PATH } },
  );
  expect([made.status, made.stderr]).toEqual([0, '']);
  process.env['PATH'] = fresh;
  const run = (command: string) => spawnSync(command, { encoding: 'utf8', env: { PATH: fresh } });
  expect(run('portal-other').stdout).toBe('first\n');
  expect(run('portal-last').stdout).toBe('last\n');
  expect(toolNames.filter((tool) => findTool(tool))).toEqual([]);
  for (const each of commands) expect(run(each).error).toMatchObject({ code: 'ENOENT' });
});

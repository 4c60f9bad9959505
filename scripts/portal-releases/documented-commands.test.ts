import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { filesOfGit } from '../check/sources';
import { createReleaseProgram, type ProgramName } from '../release/commands/release-program';
import { problemKinds } from '../release/commands/findings';
import { root } from '../workspace/apps';
import './configuration';

const documents = filesOfGit('*.md').map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

const programs: Readonly<Record<ProgramName, Command>> = {
  release: createReleaseProgram('release'),
  rollback: createReleaseProgram('rollback'),
  releases: createReleaseProgram('releases'),
};

const subcommand = ({ commands }: Command, name: string | undefined) =>
  commands.find((command) => command.name() === name);

/** The options among the words that their command does not take. */
function unknownOptions(name: ProgramName, words: readonly string[]): string[] {
  let [command, ...rest] = [programs[name], ...words] as [Command, ...string[]];
  // Without a command, `releases` shows what runs.
  if (name === 'releases' && !/^[a-z]/.test(rest[0] ?? '')) rest = ['show', ...rest];
  for (let found = subcommand(command, rest[0]); found; found = subcommand(command, rest[0])) {
    command = found;
    rest = rest.slice(1);
  }
  if (command.commands.length > 0) return [`${command.name()} has no command ${rest[0] ?? ''}`];
  const known = new Set(command.options.map(({ long }) => long));
  return rest.filter((word) => /^--[a-z]/.test(word) && word !== '--help' && !known.has(word));
}

it('documents show only commands and options that the release tool has', () => {
  const shown = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/pnpm(?:@10)? (release|rollback|releases) ([a-z-][^\n`#(]*)/g)].map(
      ([line = '', name = '', words = '']) => ({ file, line, name: name as ProgramName, words }),
    ),
  );
  expect(shown.length).toBeGreaterThan(40);
  const wrong = shown.flatMap(({ file, line, name, words }) =>
    unknownOptions(name, words.trim().split(/\s+/)).map((option) => `${file}: ${line}: ${option}`),
  );
  expect(wrong).toEqual([]);
});

it('the guides name every command of the release tool', () => {
  const guides = documents
    .filter(({ file }) => /shared\/docs\/[a-z-]+\.md$/.test(file))
    .map(({ text }) => text)
    .join('\n');
  const commands = programs.releases.commands.map((command) => command.name());
  const missing = commands.filter(
    (name) => name !== 'show' && !guides.includes(`releases ${name}`),
  );
  expect(missing).toEqual([]);
});

it('the first page of the runbook says what to do for each line of the answer', () => {
  const [, runbook = ''] =
    /^.*?pnpm releases --to \$PLACE(.*?)\n## /s.exec(
      documents.find(({ file }) => file.endsWith('docs/runbook.md'))?.text ?? '',
    ) ?? [];
  const explained = [...runbook.matchAll(/^\| `([a-z]+)` +\|/gm)].map(([, kind]) => kind);
  expect(explained).toEqual([...problemKinds]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestIn, root } from '../workspace/apps';
import { filesOfGit } from './sources';
import type { Outcome } from './testing/try-commands';

const searchedNames = /\.(?:md|ts|tsx|mjs|cjs|sh|yml|yaml|json)$|Dockerfile$|^\.ci\/run$/;

// Without npm's `yes`, npx asks before it downloads a package. In a pipeline or a script nobody answers.
it('every command that is documented or printed runs npx without a question', () => {
  const files = filesWithCommands();
  const asking = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\bnpx (?:pnpm|\S+@\d)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});

// npm and pnpm pass on the arguments of a command, and users forget a `--`.
it('no documented or printed command puts arguments after --', () => {
  const after = filesWithCommands().filter((file) =>
    /\bp?n(?:pm|px|ode)\b[^\n`]* -- [-\w]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(after).toEqual([]);
});

const { scripts } = manifestIn(root);
const own = [
  ...Object.entries(scripts).filter(([, line]) => /^(?:node|tsx) scripts\//.test(line)),
  // `npm start` runs this when everything is installed.
  ['start', 'tsx scripts/start/main.ts'],
] as const;

/** The outcomes of `--help`, an unknown option and an unknown word, by command. */
const tried = new Map<string, Outcome[]>();

beforeAll(() => {
  const calls = own.flatMap(([, line]) => {
    const [, script = '', ...args] = line.split(' ');
    return ['--help', '--nonsense', 'no-nonsense'].map((arg) => ({ script, args: [...args, arg] }));
  });
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check/testing/try-commands.ts', JSON.stringify(calls)],
    { cwd: root, encoding: 'utf8' },
  );
  const outcomes = JSON.parse(printed) as Outcome[];
  for (const [index, [name]] of own.entries())
    tried.set(name, outcomes.slice(index * 3, index * 3 + 3));
});

// Empty output shows that a refused command has not begun its work.
it('every command prints its usage with examples when asked for help, and refuses what it does not know before it does anything', () => {
  const refused = { code: 1, stdout: '', stderr: expect.not.stringMatching(/^ +at /m) as unknown };
  for (const [name, [help, ...others]] of tried) {
    const stdout: unknown = expect.stringMatching(
      new RegExp(`^(?:Usage: )?p?npm [^]*${name}[^]*\nExamples:\n  .*np[mx] .*${name}`),
    );
    expect([name, help]).toEqual([name, { code: 0, stdout, stderr: '' }]);
    expect([name, ...others]).toEqual([name, refused, refused]);
  }
});

// The options of `releases` belong to its own commands (scripts/portal-releases/documented-commands.test.ts).
it('documents show only options that a command has', () => {
  const documents = filesWithCommands().filter((file) => file.endsWith('.md'));
  const shown = documents.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /pnpm(?:@10)? ([a-z:-]+) ([^\n`#|]*)/g,
      ),
    ]
      .filter(([, name = '']) => tried.has(name) && name !== 'releases')
      .flatMap(([line, name = '', words = '']) =>
        [...words.matchAll(/(?:^| )(--[a-z-]+)/g)].map(([, option = '']) => ({
          shown: `${file}: ${line}`,
          known: (tried.get(name)?.[0]?.stdout ?? '').includes(`  ${option} `),
        })),
      ),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter(({ known }) => !known)).toEqual([]);
});

it.each(['bench', 'check-api'])('the README of %s names every option of the command', (name) => {
  const readme = readFileSync(path.join(root, 'scripts', name, 'README.md'), 'utf8');
  const help = tried.get(name)?.[0]?.stdout ?? '';
  const options = [...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option);
  expect(options.length).toBeGreaterThan(3);
  expect(options.filter((option) => !readme.includes(option))).toEqual([]);
});

function filesWithCommands(): string[] {
  return filesOfGit('--cached', '--others', '--exclude-standard').filter((file) =>
    searchedNames.test(file),
  );
}

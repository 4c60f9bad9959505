import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../workspace/apps.ts';

/** Files that tell somebody, or a machine, what to run. */
const telling = /\.(?:md|ts|tsx|mjs|cjs|sh|yml|yaml|json)$|Dockerfile$/;

// Where npm's `yes` is not set, npx asks before it fetches; in a pipeline or a script nobody answers.
it('every command that is documented or printed runs npx without a question', () => {
  const listed = spawnGit('ls-files', '--cached', '--others', '--exclude-standard');
  const files = listed.filter((file) => telling.test(file) && existsSync(path.join(root, file)));
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

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const own = [
  ...Object.entries(scripts).filter(([, line]) => /^(?:node|tsx) scripts\//.test(line)),
  // What `npm start` runs once everything is installed.
  ['start', 'tsx scripts/start/main.ts'],
] as const;

// A command that prints nothing about its work has not begun it.
it.each(own)(
  '%s (%s) prints its usage when asked for help, and refuses what it does not know before it does anything',
  async (name, line) => {
    const [help, ...refused] = await Promise.all(
      ['--help', '--nonsense', 'nonsense'].map((arg) => runScript(line, arg)),
    );
    const usage: unknown = expect.stringMatching(new RegExp(`^(?:Usage: )?p?npm [^]*${name}`));
    expect(help).toEqual({ code: 0, stdout: usage, stderr: '' });
    const stderr: unknown = expect.not.stringMatching(/^ +at /m);
    for (const each of refused) expect(each).toEqual({ code: 1, stdout: '', stderr });
  },
);

async function runScript(line: string, arg: string) {
  const [program = '', ...args] = line.split(' ');
  const loader = program === 'tsx' ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, ...args, arg], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const [code, stdout, stderr] = await Promise.all([
    closed,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

function spawnGit(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
}

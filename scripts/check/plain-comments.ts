import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/*
 * Warns of comments on changed lines that are hard to understand (shared/docs/CONTRIBUTING.md). This is only a warning,
 * because each rule also finds some good sentences.
 */

/** The patterns of such sentences, each with advice. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?:Of|By|Those|Who|Whose|Whoever|None of|One that|That which)\b/, 'start with the subject'],
  [/^What [^?]*$/, 'name the thing instead of “what”'],
  [/\bis none\b|\bare none\b/, 'write “there is no …”'],
  [/\b(?:is|has|are|have) no (?!longer|more|one\b)[^.,;:]* but\b/, 'write the plain negative'],
  [/\b(?:is|are) another(?=[.,;:]|$)/, 'repeat the noun after “another”'],
];

/** Returns the advice of each broken rule, with the sentence that breaks the rule. */
export function puzzlesIn(comment: string): string[] {
  return comment
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) =>
      rules
        .filter(([pattern]) => pattern.test(sentence))
        .map(([, advice]) => `${advice}: ${sentence}`),
    );
}

/** The comments on the lines that a diff adds, as `file:line` and text. */
export function addedComments(diff: string): { at: string; text: string }[] {
  let file = '';
  let line = 0;
  return diff.split('\n').flatMap((row) => {
    file = /^\+\+\+ b\/(.*)/.exec(row)?.[1] ?? file;
    const hunk = /^@@ -\S+ \+(\d+)/.exec(row)?.[1];
    if (hunk) line = Number(hunk) - 1;
    if (!row.startsWith('+') || row.startsWith('+++')) return [];
    line += 1;
    const text = /^\+\s*(?:\/\/|\/\*\*?|\*(?!\/))\s*(.*?)\s*(?:\*\/)?$/.exec(row)?.[1];
    return text ? [{ at: `${file}:${line}`, text }] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout;
  const base = git('merge-base', 'HEAD', 'origin/main').trim() || 'HEAD';
  const diff = git('diff', '-U0', base, '--', '*.ts', '*.tsx', '*.mjs', '*.cjs');
  for (const { at, text } of addedComments(diff))
    for (const puzzle of puzzlesIn(text)) console.warn(`${at}: ${puzzle}`);
}

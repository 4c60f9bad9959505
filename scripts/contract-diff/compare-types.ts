import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

/** A pair of types to compare. `{}` in a type stands for the folder of a contract's sources. */
export interface ComparedType {
  what: string;
  before: string;
  after: string;
  /**
   * A remote or a platform receives a `provided` value, so the new type must be assignable to the old type. It passes a
   * `consumed` value, so the old type must be assignable to the new type.
   */
  direction: 'provided' | 'consumed';
}

export interface TypeVerdict {
  what: string;
  verdict: 'same' | 'added' | 'broken';
  /** The compiler's reason. */
  why: string;
}

const same = `type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;`;
const linesBefore = same.split('\n').length;

/**
 * Asks the compiler whether each new type is compatible with the old type. Two types that are assignable to each other
 * may still differ by an optional field, so a second question is whether they are identical.
 * @param scratch the folder to write the questions to. The sources of both contracts are below it.
 * @throws an error when the compiler cannot find a type that is compared.
 */
export function compareTypes(
  scratch: string,
  before: string,
  after: string,
  types: readonly ComparedType[],
): TypeVerdict[] {
  const at = (dir: string, type: string) =>
    type.replaceAll('{}', `./${path.relative(scratch, dir).split(path.sep).join('/')}`);
  const questions = types.flatMap((each, index) => {
    const [old, now] = [at(before, each.before), at(after, each.after)];
    const [from, to] = each.direction === 'provided' ? [now, old] : [old, now];
    return [
      `export const works${index} = (value: ${from}): ${to} => value;`,
      `export const same${index}: Same<${old}, ${now}> = true;`,
    ];
  });
  const errors = compile(scratch, [same, ...questions, ''].join('\n'));
  return types.map(({ what }, index) => {
    const line = linesBefore + 1 + index * 2;
    const broken = errors.get(line);
    const differs = errors.get(line + 1);
    return {
      what,
      verdict: broken ? 'broken' : differs ? 'added' : 'same',
      why: broken ?? '',
    };
  });
}

// Matches syntax errors and missing names or modules. Every other error says that the types differ.
const isWrongQuestion = (code = '') => /^(?:1\d{3}|2304|2305|2307|2339|2694)$/.test(code);

/** Returns the compiler's errors by line. */
function compile(scratch: string, text: string): ReadonlyMap<number, string> {
  mkdirSync(scratch, { recursive: true });
  writeFileSync(path.join(scratch, 'questions.ts'), text);
  const extended = path.join(root, 'scripts/config/tsconfig.browser.json');
  const settings = { extends: extended, compilerOptions: { types: [] }, files: ['questions.ts'] };
  writeFileSync(path.join(scratch, 'tsconfig.json'), JSON.stringify(settings));
  const result = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '--project', scratch, '--pretty', 'false'],
    { cwd: scratch, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  return errorsByLine(result);
}

/** @throws an error when the compiler has not answered every question. */
export function errorsByLine({
  error,
  signal,
  status,
  stdout,
  stderr,
}: SpawnSyncReturns<string>): ReadonlyMap<number, string> {
  if (error) throw error;
  // An error without a file is an error in the settings. The compiler has then read no file.
  if (signal || ![0, 1, 2].includes(status ?? -1) || /^error TS/m.test(stdout))
    throw new Error(
      `The compiler did not finish (${signal ?? `exit code ${status}`}): ${stdout}${stderr}`,
    );
  const errors = new Map<number, string>();
  for (const [, line, code, message = ''] of stdout.matchAll(
    /^questions\.ts\((\d+),\d+\): error TS(\d+): (.*(?:\n +.*)*)/gm,
  )) {
    if (isWrongQuestion(code))
      throw new Error(`The compiler cannot compare the types: TS${code} ${message}`);
    errors.set(Number(line), message.trim().split('\n').at(-1)?.trim() ?? '');
  }
  return errors;
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Measured } from './report/measured.ts';

/** What a run measures; samples of another one cannot be mixed with its own. */
interface Subject {
  commit: string;
  network: string;
}

/** The first line of the file. */
export interface RunHeader extends Subject {
  /** The machine's load average when it began. */
  load: number;
  /** The scripts that count for no screen. */
  late: readonly string[];
}

interface Line extends Measured {
  key: string;
}

/** The measurements of the last run, kept step by step, so that an interrupted run can be resumed or reported. */
export class Samples {
  private constructor(
    private readonly file: string,
    readonly header: RunHeader,
    private readonly lines: Line[],
  ) {}

  /** Starts anew. */
  static create(file: string, header: RunHeader): Samples {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(header)}\n`);
    return new Samples(file, header, []);
  }

  /** Continues a run. @throws when there is none, or none of this subject. */
  static resume(file: string, subject: Subject): Samples {
    const samples = Samples.read(file);
    const { header } = samples;
    if (header.commit !== subject.commit || header.network !== subject.network)
      throw new Error(
        `The last run was of commit ${header.commit}, ${header.network}; this is ${subject.commit}, ${subject.network}. Start anew without --resume.`,
      );
    // Without the rest of a line in which it was interrupted.
    const lines = samples.lines.map((line) => `${JSON.stringify(line)}\n`);
    writeFileSync(file, `${JSON.stringify(header)}\n${lines.join('')}`);
    return samples;
  }

  /** @throws when there is no run. */
  static read(file: string): Samples {
    if (!existsSync(file)) throw new Error('There is no run to resume or report.');
    const [first = '{}', ...rest] = readFileSync(file, 'utf8').trim().split('\n');
    const lines = rest.map(lineOf).filter((line) => line !== undefined);
    return new Samples(file, JSON.parse(first) as RunHeader, lines);
  }

  get measured(): readonly Measured[] {
    return this.lines;
  }

  has(key: string): boolean {
    return this.lines.some((line) => line.key === key);
  }

  add(key: string, measured: Measured): void {
    this.lines.push({ key, ...measured });
    appendFileSync(this.file, `${JSON.stringify({ key, ...measured })}\n`);
  }
}

/** Undefined for a line that was not written to its end. */
function lineOf(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

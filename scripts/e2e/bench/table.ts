import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { sourceCommit } from '../../workspace/git';

export const builds = ['monolith', 'ours'] as const;
export type Build = (typeof builds)[number];

type Figure = 'lcp' | 'content' | 'tbt' | 'cls' | 'scriptBytes' | 'bytes';

/** Times are in ms, sizes in transferred bytes (brotli). */
export type Figures = Partial<Record<Figure, number>> & { lcpElement?: string };

/** The figures of both builds for one screen, from one run. */
type Run = Readonly<Record<Build, Figures>>;

const heading = `| screen | build | LCP ms | ÷ monolith | LCP element | content ms | ÷ monolith | TBT ms | CLS | JS KB | all KB |
| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |`;

/** Returns a Markdown table of medians (least–most), from the runs of each subject. */
function tableOf(subjects: Readonly<Record<string, readonly Run[]>>): string {
  const rows = Object.entries(subjects).flatMap(([subject, runs]) =>
    builds.map((build) => [subject, build, ...cellsOf(runs, build)]),
  );
  return [heading, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

function cellsOf(runs: readonly Run[], build: Build): string[] {
  const values = (figure: Figure, unit = 1) =>
    runs.map((run) => (run[build][figure] ?? NaN) / unit);
  // A ratio is taken within a run, because the load of the machine changes between runs.
  const ratios = (figure: Figure) =>
    runs.map((run) => (run[build][figure] ?? NaN) / (run.monolith[figure] ?? NaN));
  const elements = runs.map((run) => run[build].lcpElement?.replaceAll('|', '') ?? '');
  return [
    spread(values('lcp'), 0),
    spread(ratios('lcp'), 2),
    [...new Set(elements)].join(' / '),
    spread(values('content'), 0),
    spread(ratios('content'), 2),
    spread(values('tbt'), 0),
    spread(values('cls'), 2),
    spread(values('scriptBytes', 1_000), 0),
    spread(values('bytes', 1_000), 0),
  ];
}

/** Values that were not measured are NaN. */
function spread(values: readonly number[], digits: number): string {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const [half, last] = [(sorted.length - 1) / 2, sorted.length - 1];
  if (last < 0) return '';
  const median = (at(Math.floor(half)) + at(Math.ceil(half))) / 2;
  const [middle, least, most] = [median, at(0), at(last)].map((value) => value.toFixed(digits));
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

const currentLoad = () => (loadavg()[0] ?? 0).toFixed(1);

/** Prints what the performance page shows of the last run (shared/docs/performance.md). */
export default class TableReporter implements Reporter {
  private readonly subjects: Record<string, Run[]> = {};
  private readonly loadBefore = currentLoad();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === 'runs')
        for (const [subject, run] of Object.entries(JSON.parse(description) as Record<string, Run>))
          (this.subjects[subject] ??= []).push(run);
  }

  onEnd(): void {
    const commit = sourceCommit()?.slice(0, 8) ?? 'unknown';
    const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`;
    console.log(`
Taken on ${new Date().toISOString().slice(0, 10)} at commit ${commit}: ${machine}, Node ${process.versions.node}, load of the machine ${this.loadBefore} to ${currentLoad()}; median (least–most).

${tableOf(this.subjects)}`);
  }
}

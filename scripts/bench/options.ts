import type { Command } from 'commander';
import { createProgram, pattern, wholeNumber } from '../release/command-line/program';

export interface LoadOptions {
  runs: number;
  /** Selects steps by their keys (plan.ts). Undefined selects all steps. */
  only?: RegExp | undefined;
  /** Whether to write neither the results nor shared/docs/performance.md. */
  dry: boolean;
  /** Whether to print the medians as JSON instead of tables. */
  json: boolean;
}

interface BenchArguments extends LoadOptions {
  quick: boolean;
}

export function benchProgram(load: (options: LoadOptions) => Promise<void>): Command {
  return createProgram('pnpm bench', 'Measures the portal against a monolith (README.md).', [
    '--quick',
    "--only 'routes, (campaign|wizard), ours' --runs 3 --dry",
  ])
    .option('--runs <number>', 'how often everything is measured', wholeNumber, 5)
    .option('--only <pattern>', 'the steps whose printed names it matches', pattern)
    .option('--quick', 'the campaign list once, nothing written', false)
    .option('--dry', 'write neither results nor documents', false)
    .option('--json', 'print the medians as one line of JSON instead of tables', false)
    .action(({ quick, ...given }: BenchArguments) =>
      load(quick ? { ...given, runs: 1, only: /routes, campaign-list,/, dry: true } : given),
    );
}

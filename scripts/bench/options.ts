import { InvalidArgumentError, Option, type Command } from 'commander';
import { createProgram, withExamples } from '../release/command-line/program.ts';
import { routeNames, type RouteName } from './drive/routes.ts';
import { variantNames, type VariantName } from './settings/measurement.ts';

/** What a run consists of. */
export const partNames = ['routes', 'tour', 'cross-site', 'interactions', 'platform-page'] as const;
export type Part = (typeof partNames)[number];

/** How much is measured. */
export interface Extent {
  runs: number;
  routes: readonly RouteName[];
  variants: readonly VariantName[];
  parts: readonly Part[];
}

export interface LoadOptions extends Extent {
  /** A look that writes neither results nor shared/docs/performance.md. */
  dry: boolean;
  /** Print the medians as JSON instead of tables. */
  json: boolean;
}

interface Commands {
  load: (options: LoadOptions) => Promise<void>;
  /** @param pages how many pages of the long lists are loaded. */
  scale: (pages: number) => Promise<void>;
}

interface Given extends Omit<LoadOptions, 'parts'> {
  parts?: Extent['parts'];
  quick: boolean;
}

export function benchProgram({ load, scale }: Commands): Command {
  const program = createProgram(
    'pnpm bench',
    'Measures the portal against a monolith (README.md).',
    ['--quick', '--routes campaign,wizard --variants ours --runs 3 --dry'],
  )
    .option('--runs <number>', 'how often everything is measured', wholeNumber, 5)
    .addOption(several('--routes <names>', 'the screens, by commas', routeNames))
    .addOption(several('--variants <names>', 'the builds, by commas', variantNames))
    .addOption(several('--parts <names>', 'what is measured, by commas', partNames, false))
    .option('--quick', 'the campaign list once, nothing written', false)
    .option('--dry', 'write neither results nor documents', false)
    .option('--json', 'print the medians as one line of JSON instead of tables', false)
    .action(({ parts, quick, ...given }: Given) => {
      const routes = quick ? (['campaign-list'] as const) : given.routes;
      const onlyRoutes = routes.length < routeNames.length;
      return load({
        ...given,
        routes,
        runs: quick ? 1 : given.runs,
        parts: parts ?? (onlyRoutes ? ['routes'] : partNames),
        dry: given.dry || quick,
      });
    });
  withExamples(program.command('scale'), '--pages 100')
    .description('Measures 10,000 campaigns and commitments.')
    .option('--pages <number>', 'how far the lists are scrolled', wholeNumber, 1_000)
    .action(({ pages }: { pages: number }) => scale(pages));
  return program;
}

/** An option that takes some of these names and keeps their order. */
function several<T extends string>(
  flags: string,
  description: string,
  all: readonly T[],
  byDefault = true,
): Option {
  const option = new Option(flags, `${description}: ${all.join(', ')}`).argParser((text) => {
    const asked = text.split(',');
    const unknown = asked.filter((each) => !all.some((one) => one === each));
    if (unknown.length > 0)
      throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}. Known: ${all.join(', ')}.`);
    return all.filter((each) => asked.includes(each));
  });
  return byDefault ? option.default(all, 'all') : option;
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('It is not a whole number above 0.');
}

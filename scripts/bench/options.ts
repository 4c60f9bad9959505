import { parseArgs } from 'node:util';
import { routeNames, type RouteName } from './drive/routes.ts';
import { partNames, type Part } from './plan.ts';
import { variantNames, type VariantName } from './variants/names.ts';

export interface Options {
  what: 'load' | 'report' | 'scale' | 'developer';
  runs: number;
  routes: readonly RouteName[];
  variants: readonly VariantName[];
  parts: readonly Part[];
  /** Go on with an interrupted run. */
  resume: boolean;
  /** How many pages of the long lists `scale` loads. */
  pages: number;
  /** Slow the network down with a link of our own instead of DevTools. */
  slowLink: boolean;
  /** A quick look that writes neither results nor shared/docs/performance.md. */
  dry: boolean;
}

const kinds = ['load', 'report', 'scale', 'developer'] as const;

/** @throws an error that explains which argument is invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '1000' },
      routes: { type: 'string' },
      variants: { type: 'string' },
      parts: { type: 'string' },
      resume: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      'slow-link': { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
    },
  });
  if (positionals[1] !== undefined) throw new Error(`Unexpected argument ${positionals[1]}.`);
  const runs = values.quick ? 1 : wholeNumber('runs', values.runs);
  const routes = values.quick
    ? (['campaign-list'] as const)
    : among('routes', routeNames, values.routes);
  return {
    what: among('kinds', kinds, positionals[0] ?? 'load')[0] ?? 'load',
    runs,
    pages: wholeNumber('pages', values.pages),
    routes,
    variants: among('variants', variantNames, values.variants),
    parts: partsOf(values.parts, values.quick || routes.length < routeNames.length),
    resume: values.resume,
    slowLink: values['slow-link'],
    dry: values.dry || values.quick,
  };
}

/** All of them, unless single routes were asked for. */
function partsOf(named: string | undefined, onlyRoutes: boolean): readonly Part[] {
  return named === undefined && onlyRoutes ? ['routes'] : among('parts', partNames, named);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} ${text} is not a whole number above 0.`);
}

function among<T extends string>(what: string, all: readonly T[], named: string | undefined): T[] {
  if (named === undefined) return [...all];
  const asked = named.split(',');
  const unknown = asked.filter((each) => !all.some((one) => one === each));
  if (unknown.length > 0)
    throw new Error(`Unknown ${what}: ${unknown.join(', ')}. Choose from ${all.join(', ')}.`);
  return all.filter((each) => asked.includes(each));
}

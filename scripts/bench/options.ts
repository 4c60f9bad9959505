import { parseArgs } from 'node:util';
import { routeNames, type RouteName } from './drive/routes.ts';
import { variantNames, type VariantName } from './variants/names.ts';

export interface Options {
  what: 'load' | 'scale' | 'developer';
  runs: number;
  routes: readonly RouteName[];
  variants: readonly VariantName[];
  tour: boolean;
  /** How far down the long lists `scale` goes. */
  pages: number;
  /** Slow the network down by a line of our own, not by DevTools. */
  line: boolean;
  /** Only look: neither results nor shared/docs/performance.md are written. */
  dry: boolean;
}

const kinds = ['load', 'scale', 'developer'] as const;

/** @throws with a sentence when an argument makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '1000' },
      routes: { type: 'string' },
      variants: { type: 'string' },
      quick: { type: 'boolean', default: false },
      line: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
    },
  });
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
    tour: routes.length === routeNames.length,
    line: values.line,
    dry: values.dry || values.quick,
  };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} ${text} is no whole number above 0.`);
}

function among<T extends string>(what: string, all: readonly T[], named: string | undefined): T[] {
  if (named === undefined) return [...all];
  const asked = named.split(',');
  const unknown = asked.filter((each) => !all.some((one) => one === each));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')} among ${what}: ${all.join(', ')}.`);
  return all.filter((each) => asked.includes(each));
}

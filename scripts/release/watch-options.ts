import { CliError } from './cli-error.ts';
import type { Limits } from './compare-releases.ts';
import type { Options } from './options.ts';

export interface WatchSettings {
  /** Of Prometheus. */
  from: string;
  /** A duration of Prometheus. */
  window: string;
  everyMs: number;
  /** How long to watch; undefined: until the canary is over. */
  forMs: number | undefined;
  limits: Limits;
}

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws CliError that names the option. */
export function watchSettings(options: Options): WatchSettings {
  const { from } = options;
  if (!from || !/^https?:\/\//.test(from) || !URL.canParse(from))
    throw new CliError('Name the address of Prometheus: --from http://prometheus.example:9090');
  const window = options.window ?? '30m';
  duration('window', window);
  return {
    from,
    window,
    everyMs: duration('every', options.every ?? '1m'),
    forMs: options.for === undefined ? undefined : duration('for', options.for),
    limits: {
      samples: amount('samples', options.samples ?? '100', 1),
      failures: amount('failures', options.failures ?? '2', 0),
      errors: amount('errors', options.errors ?? '5', 0),
      lcp: amount('lcp', options.lcp ?? '25', 0),
    },
  };
}

function duration(name: string, text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(text) ?? [];
  if (!count) throw new CliError(`--${name} ${text} is not a time such as 90s, 30m or 2h.`);
  return Number(count) * units[unit as keyof typeof units];
}

function amount(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text && Number.isFinite(value) && value >= least) return value;
  throw new CliError(`--${name} ${text} is not a number from ${least}.`);
}

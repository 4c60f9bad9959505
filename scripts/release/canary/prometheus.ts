import * as v from 'valibot';
import { readAt } from '../command-line/read-at';
import { CliError } from '../command-line/cli-error';
import {
  configuration,
  measures,
  type Comparison,
  type Measure,
} from '../configuration/configuration';
import type { ReleaseSample } from './compare-releases';

/** Thrown when the metrics cannot be read or are unreliable. */
export class MetricsUnavailable extends Error {
  override readonly name = 'MetricsUnavailable';
}

/** An instant vector of Prometheus' HTTP API. */
const responseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.literal('success'),
    data: v.object({
      resultType: v.literal('vector'),
      result: v.array(
        v.object({
          metric: v.record(v.string(), v.string()),
          value: v.tuple([v.number(), v.string()]),
        }),
      ),
    }),
  }),
);

/** Returns the metrics for the last `window`, by version. @throws MetricsUnavailable */
export async function readSamples(
  address: string,
  compared: Comparison,
): Promise<(version: string) => ReleaseSample> {
  const read = await Promise.all(
    measures.map(async (measure) => {
      const values = await ask(address, metrics().query(measure, compared));
      return [measure, values] as const;
    }),
  );
  const byMeasure = new Map<Measure, ReadonlyMap<string, number>>(read);
  return (version) => {
    const of = (measure: Measure) => byMeasure.get(measure)?.get(version);
    return {
      loads: of('loads') ?? 0,
      failures: of('failures') ?? 0,
      errors: of('errors') ?? 0,
      lcpCount: of('lcpCount') ?? 0,
      lcp: of('lcp'),
    };
  };
}

async function ask(address: string, query: string): Promise<ReadonlyMap<string, number>> {
  const url = new URL('api/v1/query', address.replace(/\/*$/, '/'));
  url.searchParams.set('query', query);
  const text = await readAt(url, { timeoutMs: 15_000, redirect: 'error' });
  if (typeof text !== 'string') throw new MetricsUnavailable(`${address} ${text.fault}.`);
  const parsed = v.safeParse(responseSchema, text);
  if (!parsed.success) throw new MetricsUnavailable(`${address} does not answer as Prometheus.`);
  return new Map(
    parsed.output.data.result.flatMap(({ metric, value: [, text] }) => {
      const value = Number(text);
      // Prometheus returns NaN for the quantile of an empty set.
      if (text === 'NaN') return [];
      if (!Number.isFinite(value) || value < 0)
        throw new MetricsUnavailable(
          `${address} answers ${text}: the collector was restarted within the window.`,
        );
      return [[metric[metrics().versionLabel] ?? '', value] as const];
    }),
  );
}

function metrics() {
  const { metrics: known } = configuration();
  if (!known) throw new CliError('Nobody measures releases here, so a canary cannot be watched.');
  return known;
}

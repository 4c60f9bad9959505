/*
 * The metrics that an OpenTelemetry Collector makes of the portal's events (shared/docs/telemetry/collector.yaml). A test
 * compares this table with the collector's configuration, the dashboard and the alerts.
 */

interface Metric {
  /** An attribute that only this metric's events have. */
  marks: string;
  attributes: readonly string[];
  /** Only a histogram has a value and a unit. A counter has neither. */
  value?: string;
  unit?: 'ms';
  /** The upper bounds of the histogram's buckets. */
  buckets?: readonly number[];
}

const release = ['portal.remote', 'portal.version', 'portal.role'] as const;
const milliseconds = [
  50, 100, 200, 350, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 8000, 12_000, 20_000,
];

const vital = {
  marks: 'browser.web_vital.name',
  attributes: ['browser.web_vital.name', 'portal.route', ...release],
  value: 'browser.web_vital.value',
} as const;

export const metrics = {
  /** LCP, INP, FCP and TTFB. */
  'portal.web_vital.duration': { ...vital, unit: 'ms', buckets: milliseconds },
  'portal.web_vital.layout_shift': {
    ...vital,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  'portal.remote.load.duration': {
    marks: 'portal.duration',
    attributes: release,
    value: 'portal.duration',
    unit: 'ms',
    buckets: milliseconds,
  },
  'portal.remote.load.failures': {
    marks: 'portal.failure',
    attributes: ['portal.failure', ...release],
  },
  'portal.api.failures': {
    marks: 'portal.call',
    attributes: ['portal.call', 'error.type', 'http.response.status_code', 'portal.route'],
  },
  'portal.js.errors': {
    marks: 'exception.type',
    attributes: ['exception.type', 'portal.route', ...release],
  },
} as const satisfies Readonly<Record<string, Metric>>;
export type MetricName = keyof typeof metrics;

/** Returns a metric's name in Prometheus, as the collector's exporter writes it. */
export function prometheusName(name: MetricName): string {
  const metric: Metric = metrics[name];
  const suffix = metric.unit === 'ms' ? '_milliseconds' : '';
  return `${labelName(name)}${suffix}${metric.value ? '' : '_total'}`;
}

export function labelName(attribute: string): string {
  return attribute.replaceAll(/\W/g, '_');
}

export function seriesOf(name: MetricName): string[] {
  const exported = prometheusName(name);
  const metric: Metric = metrics[name];
  return metric.value
    ? ['_bucket', '_sum', '_count'].map((suffix) => exported + suffix)
    : [exported];
}

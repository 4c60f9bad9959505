import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/apps';
import { labelName, metrics, prometheusName, seriesOf, type MetricName } from './metrics';
import { measures } from '../release/configuration/configuration';
import { releaseQuery } from './release-queries';

const docs = path.join(root, 'shared/docs/telemetry');
const read = (name: string) => readFileSync(path.join(docs, name), 'utf8');
const names = Object.keys(metrics) as MetricName[];

interface Histogram {
  name: string;
  unit?: string;
  conditions: string[];
  attributes: { key: string }[];
  histogram: { value: string; buckets: number[] };
}
interface Counter {
  conditions: string[];
  attributes: { key: string }[];
}
const collector = parse(read('collector.yaml')) as {
  receivers: { otlp: { protocols: { http: { cors: { allowed_origins: string[] } } } } };
  connectors: {
    signaltometrics: { logs: Histogram[] };
    count: { logs: Record<string, Counter> };
  };
};

function namedIn(promql: string) {
  const labels = [...promql.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/(\w+)\s*[=!]~?=?\s*"/g)].map(([, label = '']) => label),
  );
  const by = [...promql.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  return {
    series: [...promql.matchAll(/\bportal_\w+(?=[{[])/g)].map(([name]) => name),
    labels: [...labels, ...by].filter((label) => label !== 'le'),
  };
}

const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
};
const alerts = parse(read('alerts.yml')) as {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
};
const queries: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [`panel ${title}`, expr]),
  ),
  ...alerts.groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ),
  ...measures.map((measure): [string, string] => [
    `watch ${measure}`,
    releaseQuery(measure, {
      remote: 'portfolio',
      versions: ['1.0.0-a'],
      uncounted: ['chosen'],
      window: '30m',
    }),
  ]),
];

describe('the metrics of telemetry', () => {
  it.each(queries)('%s names metrics and labels that the collector makes', (_, query) => {
    const { series, labels } = namedIn(query);
    expect(series.length).toBeGreaterThan(0);
    const known = new Map(names.flatMap((name) => seriesOf(name).map((each) => [each, name])));
    expect(series.filter((each) => !known.has(each))).toEqual([]);
    const attributes = series.flatMap((each) => {
      const name = known.get(each);
      return name ? metrics[name].attributes.map(labelName) : [];
    });
    expect(labels.filter((label) => !attributes.includes(label))).toEqual([]);
  });

  it('are all on the dashboard', () => {
    const shown = queries
      .filter(([of]) => of.startsWith('panel'))
      .flatMap(([, query]) => namedIn(query).series);
    for (const name of names)
      expect([name, seriesOf(name).some((series) => shown.includes(series))]).toEqual([name, true]);
  });

  it('are made by the collector’s configuration, as it is documented', () => {
    const { signaltometrics, count } = collector.connectors;
    const made = [...signaltometrics.logs.map(({ name }) => name), ...Object.keys(count.logs)];
    expect(made.toSorted()).toEqual(names.toSorted());
    for (const { name, unit, attributes, histogram, conditions } of signaltometrics.logs) {
      const metric = metrics[name as MetricName];
      expect(attributes.map(({ key }) => key)).toEqual(metric.attributes);
      expect(metric).toMatchObject({ buckets: histogram.buckets, ...(unit && { unit }) });
      expect(histogram.value).toBe(`attributes["${'value' in metric ? metric.value : ''}"]`);
      expect(conditions.join()).toContain(`attributes["${metric.marks}"]`);
    }
    for (const [name, { attributes, conditions }] of Object.entries(count.logs)) {
      const metric = metrics[name as MetricName];
      expect(attributes.map(({ key }) => key)).toEqual(metric.attributes);
      expect(conditions).toEqual([`attributes["${metric.marks}"] != nil`]);
      expect(metric).not.toHaveProperty('value');
    }
  });

  it('are of attributes that the portal sends with every event', () => {
    const encoder = readFileSync(path.join(root, 'host/src/telemetry/encode-event.ts'), 'utf8');
    const sent = [...encoder.matchAll(/'((?:\w+\.)+\w+)':/g)].map(([, key]) => key);
    for (const name of names)
      for (const key of [metrics[name].marks, ...metrics[name].attributes])
        expect(sent).toContain(key);
  });

  it('have the names that the collector’s exporter gives them', () => {
    expect(names.map(prometheusName)).toEqual([
      'portal_web_vital_duration_milliseconds',
      'portal_web_vital_layout_shift',
      'portal_remote_load_duration_milliseconds',
      'portal_remote_load_failures_total',
      'portal_api_failures_total',
      'portal_js_errors_total',
    ]);
  });
});

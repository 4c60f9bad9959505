import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/apps';

const docs = path.join(root, 'shared/docs/telemetry');
const read = (name: string) => readFileSync(path.join(docs, name), 'utf8');

interface Counter {
  conditions: string[];
  attributes: { key: string }[];
}
interface Histogram extends Counter {
  name: string;
  unit?: string;
  histogram: { value: string };
}
const { connectors } = parse(read('collector.yaml')) as {
  connectors: {
    signaltometrics: { logs: Histogram[] };
    count: { logs: Record<string, Counter> };
  };
};

/** The metrics that the collector makes, with the names that its exporter for Prometheus gives to their series. */
const metrics = [
  ...connectors.signaltometrics.logs.map(({ name, unit, histogram, ...metric }) => ({
    ...metric,
    reads: [...metric.conditions, histogram.value],
    series: ['bucket', 'sum', 'count'].map(
      (suffix) => `${labelName(name)}${unit === 'ms' ? '_milliseconds' : ''}_${suffix}`,
    ),
  })),
  ...Object.entries(connectors.count.logs).map(([name, metric]) => ({
    ...metric,
    reads: metric.conditions,
    series: [`${labelName(name)}_total`],
  })),
];

function labelName(attribute: string): string {
  return attribute.replaceAll(/\W/g, '_');
}

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
];

describe('the metrics of telemetry', () => {
  it.each(queries)('%s names metrics and labels that the collector makes', (_, query) => {
    const { series, labels } = namedIn(query);
    expect(series.length).toBeGreaterThan(0);
    const found = series.map((each) => metrics.find((metric) => metric.series.includes(each)));
    expect(found).not.toContain(undefined);
    const attributes = found.flatMap((metric) =>
      metric?.attributes.map(({ key }) => labelName(key)),
    );
    expect(labels.filter((label) => !attributes.includes(label))).toEqual([]);
  });

  it('are all on the dashboard', () => {
    const shown = queries
      .filter(([of]) => of.startsWith('panel'))
      .flatMap(([, query]) => namedIn(query).series);
    const hidden = metrics.filter(({ series }) => !series.some((each) => shown.includes(each)));
    expect(hidden).toEqual([]);
  });

  it('are of attributes that the portal sends with every event', () => {
    const sources = ['events', 'running-releases'].map((name) =>
      readFileSync(path.join(root, `host/src/telemetry/${name}.ts`), 'utf8'),
    );
    const sent = [...sources.join('\n').matchAll(/'((?:\w+\.)+\w+)':/g)].map(([, key]) => key);
    const used = metrics.flatMap(({ reads, attributes }) => [
      ...reads.flatMap((each) =>
        [...each.matchAll(/attributes\["([^"]+)"\]/g)].map(([, key]) => key),
      ),
      ...attributes.map(({ key }) => key),
    ]);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((key) => !sent.includes(key))).toEqual([]);
  });
});

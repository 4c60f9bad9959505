import type { Comparison, Measure } from '../release/configuration/configuration';
import { labelName, prometheusName } from './metrics';

/** The label that identifies the version in the results of a query. */
export const versionLabel = labelName('portal.version');

/**
 * Returns the Prometheus query of a measure, by version, over the last `window`. The query does not use `increase`, because
 * `increase` ignores the first value of a series, and the first failures of a release matter most.
 */
export function releaseQuery(measure: Measure, compared: Comparison): string {
  const { remote, versions, uncounted, window } = compared;
  const labels = [
    `${labelName('portal.remote')}="${remote}"`,
    `${versionLabel}=~"${versions.map(escaped).join('|')}"`,
    `${labelName('portal.role')}!~"${uncounted.join('|')}"`,
  ];
  const load = prometheusName('portal.remote.load.duration');
  const vital = prometheusName('portal.web_vital.duration');
  const lcp = [`${labelName('browser.web_vital.name')}="lcp"`, ...labels];
  switch (measure) {
    case 'loads':
      return grown(`${load}_count`, labels, window);
    case 'failures': {
      // A load that was refused because of its mount says nothing about the release itself, so it is not counted.
      const failed = [`${labelName('portal.failure')}!="mount"`, ...labels];
      return grown(prometheusName('portal.remote.load.failures'), failed, window);
    }
    case 'errors':
      return grown(prometheusName('portal.js.errors'), labels, window);
    case 'lcpCount':
      return grown(`${vital}_count`, lcp, window);
    case 'lcp':
      return `histogram_quantile(0.75, ${grown(`${vital}_bucket`, lcp, window, `le, ${versionLabel}`)})`;
  }
}

function grown(series: string, labels: readonly string[], window: string, by = versionLabel) {
  const selected = `${series}{${labels.join(',')}}`;
  const now = `sum by (${by}) (${selected})`;
  return `${now} - (sum by (${by}) (${selected} offset ${window}) or ${now} * 0)`;
}

// Escapes the dots of a version for a regular expression inside a quoted text.
function escaped(version: string): string {
  return version.replaceAll(/[.+]/g, String.raw`\\$&`);
}

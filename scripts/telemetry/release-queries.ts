import type { Comparison, Measure } from '../release/configuration/configuration';

/** The label that identifies the version in the results of a query. */
export const versionLabel = 'portal_version';

/**
 * Returns the Prometheus query of a measure, in the names of shared/docs/telemetry/collector.yaml, by version, over the last `window`. The query does not use `increase`, because
 * `increase` ignores the first value of a series, and the first failures of a release matter most.
 */
export function releaseQuery(measure: Measure, compared: Comparison): string {
  const { remote, versions, uncounted, window } = compared;
  const labels = [
    `portal_remote="${remote}"`,
    `${versionLabel}=~"${versions.map(escaped).join('|')}"`,
    `portal_role!~"${uncounted.join('|')}"`,
  ];
  const vital = 'portal_web_vital_duration_milliseconds';
  const lcp = ['browser_web_vital_name="lcp"', ...labels];
  switch (measure) {
    case 'loads':
      return grown('portal_remote_load_duration_milliseconds_count', labels, window);
    case 'failures': {
      // A load that was refused because of its mount says nothing about the release itself, so it is not counted.
      const failed = ['portal_failure!="mount"', ...labels];
      return grown('portal_remote_load_failures_total', failed, window);
    }
    case 'errors':
      return grown('portal_js_errors_total', labels, window);
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

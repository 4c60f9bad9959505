import type { ReceivedEvent } from './received-events.ts';
import { measures, releaseQuery, versionLabel, type Measure } from './release-queries.ts';

interface Sample {
  metric: Record<string, string>;
  value: [number, string];
}

const asked = /portal_remote="(\w+)",portal_version=~"([^"]+)"\}.* offset (\d+)([smhd])\b/;
const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Answers the queries of `pnpm releases watch` from what was received, and no other: it is no Prometheus.
 * @returns undefined for any other query.
 */
export function answerQuery(
  query: string,
  events: readonly ReceivedEvent[],
  now: number,
): Sample[] | undefined {
  const [, remote = '', pattern = '', count = '', unit = ''] = asked.exec(query) ?? [];
  const versions = pattern.replaceAll('\\', '').split('|');
  const window = `${count}${unit}`;
  const measure = measures.find(
    (each) => releaseQuery(each, { remote, versions, window }) === query,
  );
  if (!measure) return undefined;
  const since = now - Number(count) * units[unit as keyof typeof units];
  return versions.flatMap((version) => {
    const own = events.filter(
      ({ at, attributes }) =>
        at > since &&
        attributes['portal.remote'] === remote &&
        attributes['portal.version'] === version,
    );
    const found = valueOf(measure, own);
    return found === undefined
      ? []
      : [{ metric: { [versionLabel]: version }, value: [now / 1000, String(found)] }];
  });
}

// Like Prometheus, says nothing about a series that it has not.
function valueOf(measure: Measure, events: readonly ReceivedEvent[]): number | undefined {
  const lcp = events
    .filter(({ attributes }) => attributes['browser.web_vital.name'] === 'lcp')
    .map(({ attributes }) => Number(attributes['browser.web_vital.value']))
    .toSorted((one, other) => one - other);
  const countOf = (name: string) =>
    events.filter((event) => event.name === name).length || undefined;
  switch (measure) {
    case 'loads':
      return countOf('portal.remote.load');
    case 'failures':
      return countOf('portal.remote.failure');
    case 'errors':
      return countOf('exception');
    case 'lcpCount':
      return lcp.length || undefined;
    case 'lcp':
      return lcp[Math.ceil(lcp.length * 0.75) - 1];
  }
}

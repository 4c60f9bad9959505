import type { Measurement, Subject, VariantName } from '../settings/measurement';
import { hostPort, origin } from '../serve/addresses';
import type { BenchEnvironment } from '../serve/bench-environment';
import { figuresOf } from './figures';
import type { FrameRecord } from './observe-frame';
import { routeNames, routes, type Route, type RouteName } from './routes';
import { Visit } from './visit';

// The screen to which the investor goes from the campaign list. It belongs to another remote, which has not been shown yet.
const next = {
  entry: 'Portfolio',
  content: 'section[aria-labelledby="portfolio-cards"] h2 + div > div > span',
};

/** Loads a route with an empty cache, then again with the cache of the first load. */
export async function measureRoute(
  environment: BenchEnvironment,
  variant: VariantName,
  name: RouteName,
): Promise<Measurement[]> {
  const route = routes[name];
  const path = route.path(environment.campaign);
  return visiting(environment, variant, route, async (visit) => {
    const load = (kind: 'cold' | 'warm', record: FrameRecord) =>
      measurementOf({ kind, what: name, variant }, visit, record);
    const cold = load('cold', await visit.open(path));
    const goingOn: Measurement[] = [];
    if (name === 'campaign-list') {
      const ms = await visit.press(next.entry, next.content);
      goingOn.push({ kind: 'going-on', what: next.entry, variant, figures: { ms } });
    }
    return [cold, load('warm', await visit.open(path, 'shown')), ...goingOn];
  });
}

export async function measureTour(
  environment: BenchEnvironment,
  variant: VariantName,
): Promise<Measurement[]> {
  const { campaign } = environment;
  const [first, ...others] = routeNames.map((name) => routes[name]);
  if (!first) throw new Error('There are no routes.');
  return visiting(environment, variant, first, async (visit) => {
    let record: FrameRecord = await visit.open(first.path(campaign));
    for (const { path, seen } of others) record = await visit.go(path(campaign), seen);
    return [measurementOf({ kind: 'tour', what: 'tour', variant }, visit, record)];
  });
}

async function visiting<T>(
  { investors, fingerprint }: BenchEnvironment,
  variant: VariantName,
  { content, investor }: Pick<Route, 'content' | 'investor'>,
  measure: (visit: Visit) => Promise<T>,
): Promise<T> {
  const visit = await Visit.begin({
    host: origin(hostPort(variant)),
    investor: investors[investor].externalReferenceCode,
    content,
    fingerprint,
  });
  try {
    return await measure(visit);
  } finally {
    await visit.end();
  }
}

function measurementOf(subject: Subject, visit: Visit, record: FrameRecord): Measurement {
  const requests = visit.log.of(origin(hostPort(subject.variant)), record.timeOrigin);
  return { ...subject, figures: figuresOf(record, requests) };
}

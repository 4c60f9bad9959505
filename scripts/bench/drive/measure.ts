import type { Measurement, Subject, VariantName } from '../settings/measurement';
import { hostPort, origin } from '../serve/addresses';
import type { BenchEnvironment } from '../serve/bench-environment';
import type { Opening } from '../serve/platform-page';
import { figuresOf } from './figures';
import { gzipSize } from './gzip-size';
import type { FrameRecord } from './observe-frame';
import { routeNames, routes, type Route, type RouteName } from './routes';
import { cpuSlowdown, slow4g } from './throttle';
import { Visit, type VisitSettings } from './visit';

/** Where the investor goes on to from the campaign list: another remote, of which nothing has been shown yet. */
const next = { entry: 'Portfolio', content: 'section[aria-labelledby="portfolio-cards"] p' };

/** Loads a route with an empty cache, then once more with the cache of the first load. */
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
    const cold = await load('cold', await visit.open(path));
    const goingOn: Measurement[] = [];
    if (name === 'campaign-list') {
      const ms = await visit.press(next.entry, next.content);
      goingOn.push({ kind: 'going-on', what: next.entry, variant, figures: { ms } });
    }
    return [cold, await load('warm', await visit.open(path, 'shown')), ...goingOn];
  });
}

/** Visits all four screens in one page: the cost of a whole visit. */
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
    return [await measurementOf({ kind: 'tour', what: 'tour', variant }, visit, record)];
  });
}

const list = routes['campaign-list'];

/** The time until a platform's page that opens the portal this way shows the campaign list, in ms. */
export async function measureOpening(
  environment: BenchEnvironment,
  opening: Opening,
): Promise<Measurement[]> {
  return visiting(environment, 'ours', list, async (visit) => {
    const path = list.path(environment.campaign);
    const { timeOrigin, shown } = await visit.open(path, 'shown', opening);
    const began = await visit.page.evaluate(() => window.pressedAt ?? performance.timeOrigin);
    const figures = { ms: timeOrigin + shown - began };
    return [{ kind: 'platform-page', what: opening, variant: 'ours', figures }];
  });
}

/** Loads the campaign list in a platform page of another site: the browser gives its frame a process of its own. */
export async function measureCrossSite(
  environment: BenchEnvironment,
  variant: VariantName,
): Promise<Measurement[]> {
  const path = list.path(environment.campaign);
  const measure = async (visit: Visit) => {
    const load = (kind: 'cold' | 'warm', record: FrameRecord) =>
      measurementOf({ kind, what: 'cross-site', variant }, visit, record);
    const cold = await load('cold', await visit.open(path));
    await checkProcess(visit, variant);
    return [cold, await load('warm', await visit.open(path, 'shown'))];
  };
  return visiting(environment, variant, list, measure, { crossSite: true });
}

/**
 * Judges by what the frame experienced, not by what the browser was told.
 * @throws when the frame had no process of its own, or was not slowed down as the page was.
 */
async function checkProcess(visit: Visit, variant: VariantName): Promise<void> {
  if (!visit.ownProcess) throw new Error('The frame of another site has no process of its own.');
  const taken = visit.log
    .of(origin(hostPort(variant)), 0)
    .map(({ start, end }) => end - start)
    .filter(Number.isFinite);
  if (Math.min(...taken) < slow4g.latency * 0.9)
    throw new Error('The network of the frame of another site was not slowed down.');
  const slow = await visit.portal().evaluate(keepBusy);
  await visit.slowCpu(1);
  const fast = await visit.portal().evaluate(keepBusy);
  await visit.slowCpu();
  if (slow / fast <= cpuSlowdown / 2)
    throw new Error('The CPU of the frame of another site was not slowed down.');
}

/** Runs in the frame: how long some work takes it, in ms. */
function keepBusy(): number {
  const began = performance.now();
  let sum = 0;
  for (let count = 0; count < 1e7; count += 1) sum += Math.sqrt(count);
  return sum > 0 ? performance.now() - began : 0;
}

/** Has a new browser visit a build as an investor of this kind. */
export async function visiting<T>(
  { investors, fingerprint }: BenchEnvironment,
  variant: VariantName,
  { content, investor }: Pick<Route, 'content' | 'investor'>,
  measure: (visit: Visit) => Promise<T>,
  more: Partial<VisitSettings> = {},
): Promise<T> {
  const visit = await Visit.begin({
    host: origin(hostPort(variant)),
    investor: investors[investor].externalReferenceCode,
    content,
    fingerprint,
    ...more,
  });
  try {
    return await measure(visit);
  } finally {
    await visit.end();
  }
}

async function measurementOf(
  subject: Subject,
  visit: Visit,
  record: FrameRecord,
): Promise<Measurement> {
  const requests = visit.log.of(origin(hostPort(subject.variant)), record.timeOrigin);
  return { ...subject, figures: await figuresOf(record, requests, gzipSize) };
}

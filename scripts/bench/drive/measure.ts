import { hostPort, origin } from '../serve/addresses.ts';
import type { BenchEnvironment } from '../serve/bench-environment.ts';
import type { VariantName } from '../variants/names.ts';
import { figuresOf, type Figures } from './figures.ts';
import { gzipSize } from './gzip-size.ts';
import type { FrameRecord } from './observe-frame.ts';
import { routeNames, routes, type Route, type RouteName } from './routes.ts';
import { Visit } from './visit.ts';

export interface Setup {
  environment: BenchEnvironment;
  fingerprint: string;
  /** False when a network link slows it down instead. */
  throttleNetwork: boolean;
}

/** Loads a route with an empty cache, then once more with the cache of the first load. */
export async function measureRoute(
  setup: Setup,
  variant: VariantName,
  name: RouteName,
): Promise<{ cold: Figures; warm: Figures }> {
  const route = routes[name];
  const visit = await begin(setup, variant, route);
  try {
    const path = route.path(setup.environment.campaign);
    const cold = await figures(visit, variant, route, await visit.open(path));
    const warm = await figures(visit, variant, route, await visit.open(path));
    return { cold, warm };
  } finally {
    await visit.end();
  }
}

/** Visits all four screens in one page: the cost of a whole visit. */
export async function measureTour(setup: Setup, variant: VariantName): Promise<Figures> {
  const [first, ...others] = routeNames.map((name) => routes[name]);
  if (!first) throw new Error('There are no routes.');
  const visit = await begin(setup, variant, first);
  try {
    const { campaign } = setup.environment;
    let record = await visit.open(first.path(campaign));
    for (const { path, seen } of others) record = await visit.go(path(campaign), seen);
    return await figures(visit, variant, first, record);
  } finally {
    await visit.end();
  }
}

function begin(setup: Setup, variant: VariantName, route: Route): Promise<Visit> {
  const { environment, fingerprint, throttleNetwork } = setup;
  return Visit.begin({
    host: origin(hostPort(variant)),
    investor: environment.investors[route.investor].externalReferenceCode,
    content: route.content,
    fingerprint,
    throttleNetwork,
  });
}

function figures(
  visit: Visit,
  variant: VariantName,
  { data }: Route,
  record: FrameRecord,
): Promise<Figures> {
  const requests = visit.log.of(origin(hostPort(variant)), record.timeOrigin);
  return figuresOf(record, requests, data, gzipSize);
}

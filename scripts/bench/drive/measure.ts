import { hostPort, origin } from '../serve/addresses.ts';
import type { Stage } from '../serve/stage.ts';
import type { VariantName } from '../variants/names.ts';
import { figuresOf, type Figures } from './figures.ts';
import { gzipSize } from './gzip-size.ts';
import type { FrameRecord } from './observe-frame.ts';
import { routeNames, routes, type Route, type RouteName } from './routes.ts';
import { Visit } from './visit.ts';

export interface Setup {
  stage: Stage;
  fingerprint: string;
  /** False where the kernel slows the network down. */
  throttleNetwork: boolean;
}

/** One load of a route with nothing cached, and one after it with what that left in the cache. */
export async function measureRoute(
  setup: Setup,
  variant: VariantName,
  name: RouteName,
): Promise<{ cold: Figures; warm: Figures }> {
  const route = routes[name];
  const visit = await begin(setup, variant, route);
  try {
    const path = route.path(setup.stage.campaign);
    const cold = await figures(visit, variant, route, await visit.open(path));
    const warm = await figures(visit, variant, route, await visit.open(path));
    return { cold, warm };
  } finally {
    await visit.end();
  }
}

/** The four screens one after the other in one page: what a whole visit costs. */
export async function measureTour(setup: Setup, variant: VariantName): Promise<Figures> {
  const [first, ...others] = routeNames.map((name) => routes[name]);
  if (!first) throw new Error('There are no routes.');
  const visit = await begin(setup, variant, first);
  try {
    const { campaign } = setup.stage;
    let record = await visit.open(first.path(campaign));
    for (const { path, seen } of others) record = await visit.go(path(campaign), seen);
    return await figures(visit, variant, first, record);
  } finally {
    await visit.end();
  }
}

function begin(setup: Setup, variant: VariantName, route: Route): Promise<Visit> {
  const { stage, fingerprint, throttleNetwork } = setup;
  return Visit.begin({
    host: origin(hostPort(variant)),
    investor: stage.investors[route.investor].externalReferenceCode,
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

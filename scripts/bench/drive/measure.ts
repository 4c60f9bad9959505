import { hostPort, origin } from '../serve/addresses.ts';
import type { BenchEnvironment } from '../serve/bench-environment.ts';
import type { Opening } from '../serve/opening-page.ts';
import type { VariantName } from '../variants/names.ts';
import { figuresOf, type Figures } from './figures.ts';
import { gzipSize } from './gzip-size.ts';
import type { FrameRecord } from './observe-frame.ts';
import { measureOpening } from './platform-page.ts';
import { routeNames, routes, type Route, type RouteName } from './routes.ts';
import { Visit } from './visit.ts';

export interface Setup {
  environment: BenchEnvironment;
  fingerprint: string;
  /** False when a network link slows it down instead. */
  throttleNetwork: boolean;
}

/** Where the investor goes on to from the campaign list: another remote, of which nothing has been shown yet. */
const next = { entry: 'Portfolio', content: 'section[aria-labelledby="portfolio-cards"] p' };

export interface RouteFigures {
  cold: Figures;
  warm: Figures;
  /** From the press of the next screen's link until its content, in ms; measured on the campaign list. */
  goingOn?: number;
}

/** Loads a route with an empty cache, then once more with the cache of the first load. */
export async function measureRoute(
  setup: Setup,
  variant: VariantName,
  name: RouteName,
): Promise<RouteFigures> {
  const route = routes[name];
  const visit = await begin(setup, variant, route);
  try {
    const path = route.path(setup.environment.campaign);
    const cold = await figures(setup, visit, variant, route, await visit.open(path));
    const goingOn =
      name === 'campaign-list' ? await visit.press(next.entry, next.content) : undefined;
    const again = await visit.open(path, 'shown');
    const warm = await figures(setup, visit, variant, route, again);
    return { cold, warm, ...(goingOn !== undefined && { goingOn }) };
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
    return await figures(setup, visit, variant, first, record);
  } finally {
    await visit.end();
  }
}

/** The time until a platform's page that opens the portal this way shows the campaign list, in ms. */
export function openPortal(
  { environment, fingerprint, throttleNetwork }: Setup,
  variant: VariantName,
  opening: Opening,
): Promise<number> {
  const { path, content, investor } = routes['campaign-list'];
  return measureOpening({
    opening,
    portal: origin(hostPort(variant)) + path(environment.campaign),
    investor: environment.investors[investor].externalReferenceCode,
    content,
    fingerprint,
    throttleNetwork,
  });
}

export function begin(
  { environment, fingerprint, throttleNetwork }: Setup,
  variant: VariantName,
  { content, investor }: Pick<Route, 'content' | 'investor'>,
  crossSite = false,
): Promise<Visit> {
  return Visit.begin({
    host: origin(hostPort(variant)),
    investor: environment.investors[investor].externalReferenceCode,
    content,
    fingerprint,
    throttleNetwork,
    crossSite,
  });
}

export function figures(
  { environment: { late } }: Setup,
  visit: Visit,
  variant: VariantName,
  { data }: Route,
  record: FrameRecord,
): Promise<Figures> {
  const requests = visit.log.of(origin(hostPort(variant)), record.timeOrigin);
  return figuresOf(record, requests, { data, late }, gzipSize);
}

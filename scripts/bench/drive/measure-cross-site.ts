import { hostPort, origin } from '../serve/addresses.ts';
import type { VariantName } from '../variants/names.ts';
import type { Figures } from './figures.ts';
import { begin, figures, type Setup } from './measure.ts';
import { routes } from './routes.ts';
import { cpuSlowdown, slow4g } from './throttle.ts';
import type { Visit } from './visit.ts';

/** Whether the frame had a process of its own, and was slowed down as the page was. */
export interface CrossSite {
  ownProcess: boolean;
  slowNetwork: boolean;
  slowCpu: boolean;
}

const route = routes['campaign-list'];

/** Loads the campaign list in a platform page of another site: the browser gives its frame a process of its own. */
export async function measureCrossSite(
  setup: Setup,
  variant: VariantName,
): Promise<{ cold: Figures; warm: Figures; crossSite: CrossSite }> {
  const visit = await begin(setup, variant, route, true);
  try {
    const path = route.path(setup.environment.campaign);
    const cold = await figures(setup, visit, variant, route, await visit.open(path));
    const crossSite = await checkOf(setup, visit, variant);
    const again = await visit.open(path, 'shown');
    const warm = await figures(setup, visit, variant, route, again);
    return { cold, warm, crossSite };
  } finally {
    await visit.end();
  }
}

/** Judged by what the frame experienced, not by what the browser was told. */
async function checkOf(
  { throttleNetwork }: Setup,
  visit: Visit,
  variant: VariantName,
): Promise<CrossSite> {
  const taken = visit.log
    .of(origin(hostPort(variant)), 0)
    .map(({ start, end }) => end - start)
    .filter(Number.isFinite);
  const slow = await visit.portal().evaluate(keepBusy);
  await visit.slowCpu(1);
  const fast = await visit.portal().evaluate(keepBusy);
  await visit.slowCpu();
  return {
    ownProcess: visit.ownProcess,
    slowNetwork: !throttleNetwork || Math.min(...taken) >= slow4g.latency * 0.9,
    slowCpu: slow / fast > cpuSlowdown / 2,
  };
}

/** Runs in the frame: how long some work takes it, in ms. */
function keepBusy(): number {
  const began = performance.now();
  let sum = 0;
  for (let count = 0; count < 1e7; count += 1) sum += Math.sqrt(count);
  return sum > 0 ? performance.now() - began : 0;
}

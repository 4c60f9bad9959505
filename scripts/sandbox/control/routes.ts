import { Hono } from 'hono';
import * as v from 'valibot';
import { badRequest } from '../contract/errors';
import type { Sandbox } from '../context/context';
import { faultSchema } from '../context/faults';
import { audit } from '../operations/audit';
import { generate } from '../operations/scenarios';
import { reset } from '../operations/reset';
import { settleDue } from '../operations/change-status';
import { addCampaignRoutes } from './campaign-routes';
import { assertStorable, emptyBody, instantOf, post, seconds } from './control-call';
import { accountByCode, addInvestorRoutes } from './investor-routes';

const moveSchema = v.strictObject({
  now: v.optional(v.string()),
  advanceSeconds: v.optional(seconds),
  reset: v.optional(v.boolean()),
});

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000)), 0);
const generateSchema = v.strictObject({
  campaigns: count,
  /** The number of commitments. Each is made in a generated campaign of its own. */
  commitments: count,
  externalReferenceCode: v.optional(v.string()),
});

const clearSchema = v.strictObject({ externalReferenceCode: v.optional(v.string()) });

/** A request to the partner API, as an API's access log has it. */
export interface ReceivedRequest {
  method: string;
  /** Without the query, because a pre-signed link is a secret. */
  path: string;
  status: number;
  traceparent: string | undefined;
}

/** The control API under /sandbox. Tests and demos use it for actions that no investor may take. */
export function controlRoutes(sandbox: Sandbox, requests: readonly ReceivedRequest[]): Hono {
  const routes = new Hono().basePath('/sandbox');
  addClockRoutes(routes, sandbox);
  addInvestorRoutes(routes, sandbox);
  addCampaignRoutes(routes, sandbox);
  addFaultRoutes(routes, sandbox);
  routes.get('/requests', (context) => context.json(requests));
  routes.get('/audit', async (context) => context.json(await audit(sandbox)));
  post(routes, '/generate', generateSchema, async ({ externalReferenceCode: code, ...amounts }) => {
    await generate(sandbox, amounts, code ? await accountByCode(sandbox.db, code) : undefined);
    return amounts;
  });
  return routes;
}

function addClockRoutes(routes: Hono, sandbox: Sandbox): void {
  const { clock, db } = sandbox;
  const time = () => ({ now: clock.now().toISOString() });
  routes.get('/clock', (context) => context.json(time()));
  post(routes, '/clock', moveSchema, async (move) => {
    if (move.reset) await clock.reset(db);
    else if (move.now !== undefined) await clock.set(db, instantOf(move.now));
    else if (move.advanceSeconds !== undefined)
      await clock.set(
        db,
        assertStorable(new Date(clock.now().getTime() + move.advanceSeconds * 1000)),
      );
    else throw badRequest('Send now, advanceSeconds or reset.');
    await settleDue(sandbox);
    return time();
  });
  post(routes, '/reset', emptyBody, async () => {
    await reset(sandbox);
    return time();
  });
}

function addFaultRoutes(routes: Hono, { faults }: Sandbox): void {
  routes.get('/faults', (context) => context.json(faults.list()));
  post(routes, '/faults', faultSchema, (fault) => {
    faults.add(fault);
    return faults.list();
  });
  post(routes, '/faults/clear', clearSchema, ({ externalReferenceCode }) => {
    faults.clear(externalReferenceCode);
    return faults.list();
  });
}

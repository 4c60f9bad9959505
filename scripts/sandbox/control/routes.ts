import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { badRequest } from '../contract/errors';
import type { Sandbox } from '../context/context';
import { faultSchema } from '../context/faults';
import { audit } from '../operations/audit';
import { generate } from '../operations/scenarios';
import { reset } from '../operations/reset';
import { settleDue } from '../operations/change-status';
import {
  campaignByGuid,
  type CampaignWithIssuer,
  fromCampaign,
  offeringOf,
  percentRaised,
  selectCampaign,
} from '../db/rows';
import { campaignWire } from '../handlers/campaign-wire';
import { likePattern } from '../handlers/paging';
import { certifyCampaign, closeCampaign, terminateCampaign } from '../operations/close-campaign';
import { createCampaign } from '../operations/create-campaign';
import { changeMaterially } from '../operations/material-change';
import { phaseOf } from '../rules/campaign-phase';
import { assertStorable, emptyBody, instantOf, post, seconds, php } from './control-call';
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

const hours = v.optional(v.pipe(v.number(), v.minValue(-20_000), v.maxValue(20_000)));
const positive = v.optional(v.pipe(php, v.minValue(0.01)));
const sharePrice = v.optional(v.pipe(php, v.minValue(0.0001)));
const createSchema = v.strictObject({
  startsInHours: hours,
  endsInHours: hours,
  totalOffering: positive,
  sharePrice,
  minAmountPerInvestor: v.optional(php),
  maxAmountPerInvestor: v.optional(php),
  oversubscription: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
  highlights: v.optional(v.string()),
  summary: v.optional(v.string()),
});
const closeSchema = v.strictObject({ certificates: v.optional(v.boolean(), true) });
const changeSchema = v.strictObject({
  offeredPeriodEndDate: v.optional(v.string()),
  totalOffering: positive,
  sharePrice,
  equityOffered: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(100))),
  reconfirmWithinSeconds: v.optional(seconds, 5 * 86_400),
});

function addCampaignRoutes(routes: Hono, sandbox: Sandbox): void {
  const { db, clock } = sandbox;
  routes.get('/campaigns', async (context) => {
    const rows = await db.query<CampaignWithIssuer>(
      `${selectCampaign} ${fromCampaign}
       where i.name ilike $1 or c.code ilike $1 order by c.number limit 200`,
      [likePattern(context.req.query('search'))],
    );
    return context.json(
      rows.map((row) => ({
        guid: row.guid,
        campaignCode: row.code,
        nameOfIssuer: row.issuer_name,
        phase: phaseOf(offeringOf(row), clock.now()),
        offeredPeriodEndDate: row.ends_at.toISOString(),
        raised: `${percentRaised(row).toFixed(2)}%`,
      })),
    );
  });
  const show = async (guid: string, context: Context) =>
    campaignWire(sandbox, await campaignByGuid(db, guid), new URL(context.req.url).origin);
  post(routes, '/campaigns', createSchema, async (wanted, context) =>
    show((await createCampaign(sandbox, wanted)).guid, context),
  );
  const change = <S extends v.GenericSchema>(
    action: string,
    schema: S,
    work: (guid: string, body: v.InferOutput<S>) => Promise<void>,
  ) =>
    post(routes, `/campaigns/:guid/${action}`, schema, async (body, context) => {
      const guid = context.req.param('guid') ?? '';
      await work(guid, body);
      return show(guid, context);
    });
  change('close', closeSchema, (guid, body) => closeCampaign(sandbox, guid, body.certificates));
  change('certify', emptyBody, (guid) => certifyCampaign(sandbox, guid));
  change('terminate', emptyBody, (guid) => terminateCampaign(sandbox, guid));
  change('material-change', changeSchema, (guid, { reconfirmWithinSeconds, ...changes }) => {
    if (changes.offeredPeriodEndDate !== undefined) instantOf(changes.offeredPeriodEndDate);
    return changeMaterially(sandbox, guid, changes, reconfirmWithinSeconds * 1000);
  });
}

import type { Context, Hono } from 'hono';
import * as v from 'valibot';
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
import type { Sandbox } from '../context/context';
import { emptyBody, instantOf, php, post, seconds } from './control-call';

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

export function addCampaignRoutes(routes: Hono, sandbox: Sandbox): void {
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

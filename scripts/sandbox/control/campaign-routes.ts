import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { one } from '../db/database';
import { offeringOf } from '../db/rows';
import { notFound } from '../contract/errors';
import {
  fromCampaign,
  percentRaised,
  selectCampaign,
  type CampaignWithIssuer,
} from '../db/campaigns';
import { campaignWire } from '../handlers/campaign-wire';
import { containing } from '../handlers/paging';
import { certifyCampaign, closeCampaign, terminateCampaign } from '../operations/close-campaign';
import { createCampaign } from '../operations/create-campaign';
import { changeMaterially } from '../operations/material-change';
import { phaseOf } from '../rules/campaign-phase';
import type { Sandbox } from '../context/context';
import { controlBody, emptyBody, instantOf, php, seconds } from './control-body';

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

export function campaignRoutes(sandbox: Sandbox): Hono {
  const guidOf = (context: Context) => context.req.param('guid') ?? '';
  const show = async (context: Context, guid: string) => {
    const sql = `${selectCampaign} ${fromCampaign} where c.guid = $1`;
    const row = await one<CampaignWithIssuer>(sandbox.db, sql, [guid]).catch(() => {
      throw notFound('The campaign');
    });
    return context.json(campaignWire(sandbox, row, new URL(context.req.url).origin));
  };
  const routes = new Hono();
  routes.get('/campaigns', async (context) => {
    const rows = await sandbox.db.query<CampaignWithIssuer>(
      `${selectCampaign} ${fromCampaign}
       where i.name ilike $1 or c.code ilike $1 order by c.number limit 200`,
      [containing(context.req.query('search'))],
    );
    const now = sandbox.clock.now();
    return context.json(
      rows.map((row) => ({
        guid: row.guid,
        campaignCode: row.code,
        nameOfIssuer: row.issuer_name,
        phase: phaseOf(offeringOf(row), now),
        offeredPeriodEndDate: row.ends_at.toISOString(),
        raised: `${percentRaised(row).toFixed(2)}%`,
      })),
    );
  });
  routes.post('/campaigns', async (context) => {
    const created = await createCampaign(sandbox, await controlBody(context, createSchema));
    return show(context, created.guid);
  });
  routes.post('/campaigns/:guid/close', async (context) => {
    const { certificates } = await controlBody(context, closeSchema);
    await closeCampaign(sandbox, guidOf(context), certificates);
    return show(context, guidOf(context));
  });
  routes.post('/campaigns/:guid/certify', async (context) => {
    await controlBody(context, emptyBody);
    await certifyCampaign(sandbox, guidOf(context));
    return show(context, guidOf(context));
  });
  routes.post('/campaigns/:guid/terminate', async (context) => {
    await controlBody(context, emptyBody);
    await terminateCampaign(sandbox, guidOf(context));
    return show(context, guidOf(context));
  });
  routes.post('/campaigns/:guid/material-change', async (context) => {
    const { reconfirmWithinSeconds, ...changes } = await controlBody(context, changeSchema);
    if (changes.offeredPeriodEndDate !== undefined) instantOf(changes.offeredPeriodEndDate);
    await changeMaterially(sandbox, guidOf(context), changes, reconfirmWithinSeconds * 1000);
    return show(context, guidOf(context));
  });
  return routes;
}

import { Hono } from 'hono';
import * as v from 'valibot';
import { settleNow } from '../operations/settle-due';
import type { Sandbox } from '../context/context';
import { accountByCode } from './token-routes';
import { pledge } from '../operations/pledge';
import { controlBody, emptyBody } from './control-body';

const pledgeSchema = v.strictObject({
  externalReferenceCode: v.string(),
  campaignGuid: v.string(),
  /** PHP; deposited first, so that the balance stays the same. */
  amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e12)),
  /** Leaves it pending (PEN) instead of settling it (COM). */
  pending: v.optional(v.boolean(), false),
});

export function commitmentRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.post('/commitments', async (context) => {
    const body = await controlBody(context, pledgeSchema);
    const account = await accountByCode(sandbox.db, body.externalReferenceCode);
    const amount = Math.round(body.amount * 100);
    const guid = await pledge(sandbox, account, body.campaignGuid, amount);
    if (!body.pending) await settleNow(sandbox, guid);
    return context.json({ guid }, 201);
  });
  routes.post('/commitments/:guid/settle', async (context) => {
    await controlBody(context, emptyBody);
    const guid = context.req.param('guid');
    await settleNow(sandbox, guid);
    return context.json({ guid });
  });
  return routes;
}

import { Hono } from 'hono';
import type { Sandbox } from '../context/context';
import { campaignRoutes } from './campaign-routes';
import { commitmentRoutes, investorRoutes, tokenRoutes, accountByCode } from './investor-routes';
import * as v from 'valibot';
import { malformed } from '../contract/errors';
import { reset } from '../operations/reset';
import { settleDue } from '../operations/settle-due';
import { controlBody, emptyBody, instantOf, storable, seconds } from './control-body';
import { audit } from '../operations/audit';
import { generate } from '../operations/generate';
import { callNames } from '../contract/calls';

/** The control API under /sandbox: what tests and demos need and no investor may do. */
export function controlRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.route('/sandbox', clockRoutes(sandbox));
  routes.route('/sandbox', investorRoutes(sandbox));
  routes.route('/sandbox', tokenRoutes(sandbox));
  routes.route('/sandbox', campaignRoutes(sandbox));
  routes.route('/sandbox', commitmentRoutes(sandbox));
  routes.route('/sandbox', faultRoutes(sandbox));
  routes.route('/sandbox', bookRoutes(sandbox));
  return routes;
}

const moveSchema = v.strictObject({
  /** The instant to set the clock to. */
  now: v.optional(v.string()),
  /** The seconds to move it forward. */
  advanceSeconds: v.optional(seconds),
  /** Returns to the machine's time. */
  reset: v.optional(v.boolean()),
});

export function clockRoutes(sandbox: Sandbox): Hono {
  const { clock, db } = sandbox;
  const answer = () => ({ now: clock.now().toISOString() });
  const routes = new Hono();
  routes.get('/clock', (context) => context.json(answer()));
  routes.post('/clock', async (context) => {
    const move = await controlBody(context, moveSchema);
    if (move.reset) await clock.reset(db);
    else if (move.now !== undefined) await clock.set(db, instantOf(move.now));
    else if (move.advanceSeconds !== undefined)
      await clock.set(db, storable(new Date(clock.now().getTime() + move.advanceSeconds * 1000)));
    else throw malformed('Send now, advanceSeconds or reset.');
    await settleDue(sandbox);
    return context.json(answer());
  });
  routes.post('/reset', async (context) => {
    await controlBody(context, emptyBody);
    await reset(sandbox);
    return context.json(answer());
  });
  return routes;
}

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0);
const generateSchema = v.strictObject({
  campaigns: count,
  /** One in each of as many generated campaigns. */
  commitments: count,
  /** The investor of the commitments. */
  externalReferenceCode: v.optional(v.string()),
});

/** Audits the books, or fills them with generated data. */
export function bookRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono();
  routes.get('/audit', async (context) => context.json(await audit(sandbox)));
  routes.post('/generate', async (context) => {
    const { externalReferenceCode: code, ...amounts } = await controlBody(context, generateSchema);
    await generate(sandbox, amounts, code ? await accountByCode(sandbox.db, code) : undefined);
    return context.json(amounts);
  });
  return routes;
}

const faultSchema = v.strictObject({
  call: v.picklist(['*', ...callNames]),
  externalReferenceCode: v.optional(v.string()),
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  message: v.optional(v.string()),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  specificationOnly: v.optional(v.boolean()),
  loseResponse: v.optional(v.boolean()),
  response: v.optional(
    v.strictObject({
      status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
      contentType: v.optional(v.string()),
      body: v.string(),
    }),
  ),
  afterWork: v.optional(v.boolean()),
});
const clearSchema = v.strictObject({ externalReferenceCode: v.optional(v.string()) });

export function faultRoutes({ faults }: Sandbox): Hono {
  const routes = new Hono();
  routes.get('/faults', (context) => context.json(faults.list()));
  routes.post('/faults', async (context) => {
    faults.add(await controlBody(context, faultSchema));
    return context.json(faults.list());
  });
  routes.post('/faults/clear', async (context) => {
    faults.clear((await controlBody(context, clearSchema)).externalReferenceCode);
    return context.json(faults.list());
  });
  return routes;
}

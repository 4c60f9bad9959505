import { Hono } from 'hono';
import * as v from 'valibot';
import { callNames } from '../contract/calls';
import type { Sandbox } from '../context/context';
import { controlBody } from './control-body';

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

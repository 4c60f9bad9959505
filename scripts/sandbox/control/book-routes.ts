import { Hono } from 'hono';
import * as v from 'valibot';
import { audit } from '../operations/audit';
import { generate } from '../operations/generate';
import type { Sandbox } from '../context/context';
import { controlBody } from './control-body';
import { accountByCode } from './token-routes';

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

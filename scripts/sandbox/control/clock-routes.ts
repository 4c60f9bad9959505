import { Hono } from 'hono';
import * as v from 'valibot';
import { malformed } from '../contract/errors';
import { reset } from '../operations/reset';
import { settleDue } from '../operations/settle-due';
import type { Sandbox } from '../context/context';
import { controlBody, emptyBody, instantOf, storable, seconds } from './control-body';

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

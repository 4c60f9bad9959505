import { Hono } from 'hono';
import type { Sandbox } from '../context/context';
import { bookRoutes } from './book-routes';
import { campaignRoutes } from './campaign-routes';
import { clockRoutes } from './clock-routes';
import { commitmentRoutes } from './commitment-routes';
import { faultRoutes } from './fault-routes';
import { investorRoutes } from './investor-routes';
import { tokenRoutes } from './token-routes';

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

import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { routesBelow } from './RemoteOutlet';

const remote: RemoteModule = {
  name: 'opportunities',
  contract: '1.0.0',
  routes: [
    { path: paths.publicOpportunities, element: null },
    { path: paths.opportunities, element: null },
    { path: patterns.paymentReview, element: null },
  ],
};

it('makes a remote’s paths relative to the mount, without those of other mounts, and adds a not-found route', () => {
  const below = routesBelow(paths.opportunities, remote);
  const relative = below.map((route) => (route.index ? 'index' : route.path));
  expect(relative).toEqual(['index', ':id/payment/review', '*']);
});

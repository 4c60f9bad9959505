import type { RemoteModule } from '@investor-portal/shared/contract/define-remote';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { routesBelow } from './routes-below';

const remote: RemoteModule = {
  name: 'opportunities',
  contract: '1.0.0',
  routes: [
    { path: paths.publicOpportunities, element: null },
    { path: paths.opportunities, element: null },
    { path: patterns.paymentReview, element: null },
  ],
};

describe('the routes of a remote below its mount', () => {
  it('are what follows the mount, and everything else is not found', () => {
    const below = routesBelow(paths.opportunities, remote);
    expect(below.map((route) => (route.index ? 'index' : route.path))).toEqual([
      'index',
      ':id/payment/review',
      '*',
    ]);
  });

  it('do not leak from one mount into another', () => {
    const below = routesBelow(paths.publicOpportunities, remote);
    expect(below).toHaveLength(2);
  });
});

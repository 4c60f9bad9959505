import { lazy } from 'react';

// This is a separate chunk. The host verifies its integrity like the entry's.
const Basket = lazy(async () => ({ default: (await import('./Basket')).Basket }));

export const remote = {
  name: 'basket',
  contract: '1.0.0',
  routes: [{ path: '/basket', element: <Basket /> }],
};

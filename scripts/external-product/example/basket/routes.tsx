import { lazy } from 'react';

// A chunk of its own, which the host vouches for like for the entry.
const Basket = lazy(async () => ({ default: (await import('./Basket')).Basket }));

export const remote = {
  name: 'basket',
  contract: '1.0.0',
  routes: [{ path: '/basket', element: <Basket /> }],
};

export const remote = {
  name: 'catalogue',
  contract: '1.0.0',
  routes: [{ path: '/catalogue', element: <h1>Catalogue</h1> }],
};

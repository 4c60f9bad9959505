import { openClient } from './client';

it('sends no more requests in a second than it may', async () => {
  const { signal } = new AbortController();
  const network = () => Promise.resolve(new Response());
  const options = { api: 'https://api.example', origin: 'https://host.example', token: 't' };
  const { send } = openClient({ ...options, rate: 20, signal, network });
  const began = performance.now();
  await Promise.all([1, 2, 3].map(() => send({ path: '' })));
  expect(performance.now() - began).toBeGreaterThan(90);
});

import { render, screen } from '@testing-library/react';
import { lazyComponent } from './LazyComponent';
import { lazyRoute } from './lazy-route';

test('a preloaded route renders its screen at once', async () => {
  const route = lazyRoute(
    '/main/screen',
    lazyComponent(() => Promise.resolve(() => <h1>Screen</h1>)),
  );
  await route.preload?.();
  render(route.element);
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeVisible();
});

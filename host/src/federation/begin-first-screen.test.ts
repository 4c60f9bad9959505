/** @jest-environment jest-fixed-jsdom */
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { beginFirstScreen } from './begin-first-screen';

it('waits a moment for a screen whose code is late, and not at all for one of the host', async () => {
  configure({ releasesUrl: 'http://localhost:9/releases.json' });
  const startedAt = performance.now();
  window.history.replaceState(null, '', paths.profile);
  await beginFirstScreen();
  expect(performance.now() - startedAt).toBeLessThan(150);

  jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  window.history.replaceState(null, '', paths.portfolio);
  await beginFirstScreen();
  expect(performance.now() - startedAt).toBeGreaterThan(190);
});

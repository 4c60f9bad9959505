import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockOf } from '../block-of';
import * as example from './example-project';
import { manifestIn } from '../../workspace/apps';
import { runNode } from '../../workspace/processes';
import { expect, test as base } from '../isolated/isolated-servers';
import { servePlatformApp, type PlatformApp } from './external-platform-app';

/** Copies and builds the app, checks its types, and renders its component as a server does. */
async function buildApp(): Promise<example.ExampleProject> {
  const outside = example.copyExample('scripts/external-platform/example');
  // One run checks that the types exist and find a mistake. Without an error, `@ts-expect-error` itself fails.
  writeFileSync(
    path.join(outside.dir, 'src/mistake.ts'),
    `import type { MountedPortal } from '@investor-portal/embed';
// @ts-expect-error There is no such screen.
export const open = (portal: MountedPortal) => portal.navigate({ screen: 'comitments' });
// @ts-expect-error A commitment is found by two guids.
export const openOne = (portal: MountedPortal) => portal.navigate({ screen: 'commitment', guid: 'C-1' });
`,
  );
  // The app of the guide is built too, in place of the page's own at /guide.
  writeFileSync(path.join(outside.dir, 'src/Guide.tsx'), blockOf('shared/docs/react.md', 'tsx'));
  const [types, built, rendered] = await Promise.all([
    example.checkTypes(outside),
    example.build(outside),
    runNode(['render.mjs'], { cwd: outside.dir }),
  ]);
  expect(types).toEqual({ code: 0, printed: '' });
  expect(built, built.printed).toMatchObject({ code: 0 });
  expect(rendered).toEqual({ code: 0, printed: '<div style="height:100dvh"></div>\n' });
  // Older bundlers and test runners do not read `exports`.
  for (const name of ['embed', 'embed-react']) {
    const { main, types } = manifestIn(
      path.join(outside.dir, 'node_modules/@investor-portal', name),
    );
    expect(outside.packed(name)).toEqual(expect.arrayContaining([main, types].map(path.normalize)));
  }
  return outside;
}

/** The app, served on its own origin, with a host of its own. */
export const test = base.extend<{ app: PlatformApp }, { outside: example.ExampleProject }>({
  outside: [async ({}, use) => use(await buildApp()), { scope: 'worker', timeout: 180_000 }],
  app: async ({ own, outside }, use) => {
    const app = await servePlatformApp(outside.dist, own.portalUrl);
    own.settings = { riskAcknowledgement: true, platformOrigins: [app.origin] };
    await use(app);
    await app.close();
  },
});

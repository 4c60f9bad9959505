export interface NewRemote {
  name: string;
  label: string;
  port: number;
  mount: string;
}

const manifestOf = (name: string) => ({
  name: `@investor-portal/remote-${name}`,
  version: '1.0.0',
  private: true,
  license: 'MIT',
  type: 'module',
  scripts: {
    build: 'webpack --mode production',
    dev: `node --import tsx ../scripts/dev/main.ts ${name}`,
  },
  dependencies: {
    '@investor-portal/shared': 'workspace:*',
    ...fromCatalog('react', 'react-dom', 'react-router-dom'),
  },
  devDependencies: {
    '@investor-portal/scripts': 'workspace:*',
    ...fromCatalog('@module-federation/enhanced', '@types/react', '@types/react-dom'),
    ...fromCatalog('webpack', 'webpack-cli', 'webpack-dev-server'),
  },
});

function fromCatalog(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'catalog:']));
}

export function packageFiles({ name, label, mount }: NewRemote): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(manifestOf(name), null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../scripts/config/tsconfig.browser.json",
  "include": ["src"]
}
`,
    'webpack.config.cjs': `const { remote } = require('@investor-portal/scripts/build/webpack.preset.cjs');

module.exports = remote(__dirname);
`,
    'src/paths.ts': `/** Every address of this remote, below the mounts of its line in shared/federation/remotes.json. */
export const paths = {
  start: '${mount}',
} as const;
`,
    'src/prefetch.ts': `import type { PrefetchByRoute } from '@investor-portal/shared/contract/screen-prefetch';
import { paths } from './paths';

/** The chunks and requests that a cold page fetches for each screen (decision 80). */
export const screens: PrefetchByRoute = {
  [paths.start]: { chunks: ['start'] },
};
`,
    'src/routes.tsx': `import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { lazyComponent, lazyRoute } from '@investor-portal/shared/ui/LazyComponent';
import { paths } from './paths';

const StartPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "start" */ './start/StartPage')).StartPage,
);

export const remote = defineRemote({
  name: '${name}',
  contract: contractVersion,
  routes: [lazyRoute(paths.start, StartPage)],
});
`,
    'src/start/StartPage.tsx': `import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

export function StartPage() {
  usePageTitle('${label}');
  return (
    <Page>
      <PageHeader title="${label}" description="This is your first screen." />
    </Page>
  );
}
`,
    'src/start/StartPage.test.tsx': `import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from '../paths';
import { remote } from '../routes';

it('shows the first screen of ${name} under its title', async () => {
  const router = createMemoryRouter([...remote.routes], { initialEntries: [paths.start] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(document.title).toContain('${label}');
});
`,
  };
}

import { root } from '../workspace/apps';
import { filesOf } from './changed-files';
import { readImportGraph } from './import-graph';
import { projectsOf, repositoryTests } from './projects';
import { shortestPath } from './shortest-path';

const files = filesOf(root);
const graph = readImportGraph(root, files);
const projects = projectsOf([...graph.areas], files);

/** The apps whose build stands on an area of this repository. */
function shippedWith(area: string): string[] {
  expect(graph.areas).toContain(area);
  const changed = new Map([[area, area]]);
  return projects
    .filter(({ shipped, apart }) => shipped && shortestPath(graph, shipped, changed, apart))
    .map(({ name }) => name);
}

const apps = ['host', 'remote-onboarding', 'remote-opportunities', 'remote-portfolio'];

describe('the import graph of this repository', () => {
  it('follows every import, but for sources that tests spell out which run with every change', () => {
    const elsewhere = graph.unfollowed.filter(
      ({ from }) => !repositoryTests.some((folder) => from.startsWith(`${folder}/`)),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['shared/src/session/session.ts', apps],
    ['shared/federation/singletons.cjs', apps],
    ['shared/package.json', apps],
    ['scripts/build/webpack.base.cjs', apps],
    ['scripts/build/page-scripts.cjs', ['host']],
    ['shared/src/ui/Button.tsx', apps],
    ['remote-portfolio', ['remote-portfolio']],
    ['scripts/sandbox', []],
    ['scripts/release/publish/publish.ts', []],
    ['scripts/config/jest.config.cjs', []],
  ])('has %s in the builds of %p', (area, expected) => {
    expect(shippedWith(area)).toEqual(expected);
  });

  it('has each area in a project, or in what is for all', () => {
    const reached = (area: string) =>
      projects.some(({ checked }) => shortestPath(graph, checked, new Map([[area, area]])));
    const inPackages = [...graph.areas].filter((area) =>
      /^(host|remote-|shared\/src|scripts\/\w+\/)/.test(area),
    );
    const code = inPackages.filter((area) => !area.endsWith('.md'));
    expect(
      code.filter((area) => !reached(area) && !/^scripts\/(dev|platform)\//.test(area)),
    ).toEqual([]);
  });
});

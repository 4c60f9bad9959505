import { appFolders, remotes } from '../workspace/apps.ts';
import { testsOf } from './areas.ts';

/** Something that is tested or released as one. */
export interface Project {
  name: string;
  /** The areas that its checks stand on, with all that they import. */
  checked: readonly string[];
  /** The areas that its build stands on. Only apps reach an investor. */
  shipped?: readonly string[];
  /** What it never stands on, whatever the tools that build it read: apps do not import each other. */
  apart?: readonly string[];
  /** The paths that `pnpm unit` takes. */
  unit?: readonly string[];
  /** The folder that `pnpm e2e` takes. */
  browser?: string;
}

/** Every unit test stands on it: it starts the sandbox, and prepares components. */
const unitTests = 'scripts/config/jest.config.cjs';

/** Unit tests that read the repository as a whole: they run with every change, beside types, lint and format. */
export const repositoryTests: readonly string[] = [
  'scripts/affected',
  'scripts/check',
  'scripts/pipelines',
];

/** What an app's build stands on besides its own files, which name the rest. */
const shippedOf = (app: string): string[] => [app, 'scripts/build/build-app.ts'];

/** The projects of the repository; `areas` are all that exist, or have changed. */
export function projectsOf(areas: readonly string[], files: readonly string[]): Project[] {
  const below = (folder: string) =>
    areas.filter((area) => area.startsWith(`${folder}/`) || area.startsWith(`${folder} (`));
  return [
    ...appFolders.map((name) => ({
      name,
      shipped: shippedOf(name),
      checked: [...shippedOf(name), testsOf(name), unitTests],
      apart: appFolders.filter((other) => other !== name),
      unit: [`${name}/`],
    })),
    { name: 'shared', checked: [...below('shared').filter(isCode), unitTests], unit: ['shared/'] },
    {
      name: 'sandbox',
      checked: ['scripts/sandbox', testsOf('scripts/sandbox'), unitTests],
      unit: ['scripts/sandbox/'],
    },
    ...testedScripts(files).map((folder) => ({
      name: folder,
      checked: [...below(folder).filter(isCode), unitTests],
      unit: [`${folder}/`],
    })),
    ...browserTests(files).map((group) => ({
      name: `e2e/${group}`,
      checked: ['scripts/e2e', `scripts/e2e/${group}`, ...appsIn(group).flatMap(shippedOf)],
      browser: group,
    })),
  ];
}

function isCode(area: string): boolean {
  return !area.endsWith('.md') && !area.startsWith('shared/docs/');
}

function testedScripts(files: readonly string[]): string[] {
  const tests = files.filter((file) => /^scripts\/.*\.test\.tsx?$/.test(file));
  const folders = new Set(tests.map((file) => file.split('/').slice(0, 2).join('/')));
  return [...folders].filter((folder) => folder !== 'scripts/sandbox').toSorted();
}

function browserTests(files: readonly string[]): string[] {
  const specs = files.filter((file) => /^scripts\/e2e\/[^/]+\/.*\.spec\.ts$/.test(file));
  return [...new Set(specs.map((file) => file.split('/')[2] ?? ''))].toSorted();
}

/** The apps whose change a group of browser tests is for: its own remote in the host, else all. */
function appsIn(group: string): string[] {
  if (group === 'host') return ['host'];
  const remote = remotes.find(({ name }) => name === group);
  return remote ? ['host', remote.folder] : appFolders;
}

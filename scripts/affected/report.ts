import type { Affected } from './affected.ts';
import { areaOf } from './areas.ts';
import { repositoryTests } from './projects.ts';

/** The report for people: what is affected, and the shortest way from it to a changed file. */
export function describeAffected(affected: Affected): string {
  const { base, changedFiles, everything, projects, unaffected, docs } = affected;
  const width = Math.max(0, ...projects.map(({ name }) => name.length));
  const lines = projects.map(({ name, ships, because }) =>
    [name.padEnd(width), ships ? 'build ' : 'checks', wayOf(because)].join('  '),
  );
  return [
    `${changedFiles.length} changed since ${base.slice(0, 10)}`,
    ...(everything === undefined ? [] : [`Everything is affected. ${everything}`]),
    ...(everything === undefined ? lines : projects.map(({ name }) => name)),
    ...(docs ? ['docs'] : []),
    `Not affected: ${unaffected.join(', ') || 'nothing'}`,
  ].join('\n');
}

/** The files on a way; those of one area are not joined by an import, but by changing as one. */
function wayOf(files: readonly string[]): string {
  return files.reduce(
    (way, file, index) =>
      way + (areaOf(files[index - 1] ?? '') === areaOf(file) ? ' … ' : ' → ') + file,
  );
}

/** What a pipeline runs, as lists for its matrices. */
export function plan({ projects, base, everything, docs }: Affected) {
  return {
    base,
    everything: everything ?? null,
    docs,
    /** Besides these, the checks of the repository as a whole: they run with every change. */
    unit: grouped(
      projects.flatMap(({ name, unit }) =>
        unit && !repositoryTests.includes(name) ? [{ name, paths: unit }] : [],
      ),
    ),
    e2e: projects.flatMap(({ browser }) => browser ?? []),
    release: projects.filter(({ ships }) => ships).map(({ name }) => name),
    because: Object.fromEntries(projects.map(({ name, because }) => [name, because])),
  };
}

interface UnitJob {
  name: string;
  paths: readonly string[];
}

// Scripts are one job: each folder alone takes seconds.
function grouped(jobs: readonly UnitJob[]): { name: string; paths: string }[] {
  const isScript = ({ name }: UnitJob) => name.startsWith('scripts/');
  const scripts = { name: 'scripts', paths: jobs.filter(isScript).flatMap(({ paths }) => paths) };
  return [...jobs.filter((job) => !isScript(job)), scripts]
    .filter(({ paths }) => paths.length > 0)
    .map(({ name, paths }) => ({ name, paths: paths.join(' ') }));
}

/** The lists as lines of `name=JSON`, which a pipeline's later jobs read. */
export function outputLines(affected: Affected): string {
  const { unit, e2e, release } = plan(affected);
  return Object.entries({ unit, e2e, release })
    .map(([name, list]) => `${name}=${JSON.stringify(list)}\n`)
    .join('');
}

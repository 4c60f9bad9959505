import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { repositoryTests } from '../affected/affected';
import { remotes, root } from '../workspace/apps';
import { commandOf, hostActions, remoteActions, urgentActions } from './release-form';
import { engines, names, packageManager, read, scripts, textOf } from './testing/read-workflows';

/** Commands that a new machine runs without an installation. */
const withoutPnpm = ['.ci/run', 'npm test nightly', 'exit 1', 'scripts/docker/try-compose.sh'];

const choice = v.object({ default: v.string(), options: v.array(v.string()) });
const dispatch = v.object({
  workflow_dispatch: v.object({
    inputs: v.object({ remote: v.optional(choice), action: choice, environment: choice }),
  }),
});

const jobsOf = (name: string) => Object.values(read(name).jobs);
const stepsOf = (name: string) => jobsOf(name).flatMap(({ steps }) => steps);

describe('every workflow', () => {
  it('is one that is documented', () => {
    expect(names.toSorted()).toEqual([
      'main.yml',
      'nightly.yml',
      'previews.yml',
      'pull-request.yml',
      'release-host.yml',
      'release-remote.yml',
    ]);
    const docs = readFileSync(path.join(root, 'shared/docs/pipelines.md'), 'utf8');
    expect(names.filter((name) => !docs.includes(name))).toEqual([]);
  });

  it.each(names)('has a trigger that strangers cannot use with its rights: %s', (name) => {
    const expected = {
      'pull-request.yml': 'pull_request',
      'main.yml': 'push',
      'nightly.yml': 'schedule',
      'previews.yml': 'schedule',
    }[name];
    expect(Object.keys(read(name).on)).toEqual([expected ?? 'workflow_dispatch']);
  });

  it.each(names)('may read the sources, and write one comment: %s', (name) => {
    expect(read(name).permissions).toEqual({});
    // The job that decides on the merge needs no permission at all.
    for (const [job, { permissions, steps }] of Object.entries(read(name).jobs))
      expect(permissions).toEqual({
        ...(steps.some(({ uses }) => uses) && { contents: 'read' }),
        ...(job === 'preview' && { 'pull-requests': 'write' }),
      });
  });

  it.each(names)('runs only scripts of this repository, with the pinned pnpm: %s', (name) => {
    const lines = stepsOf(name).flatMap(({ run }) => run ?? []);
    const isOurs = (line: string) => {
      const [, pnpm, script = ''] = /^npx --yes (pnpm@\S+) (\S+)/.exec(line) ?? [];
      const known = script in scripts || ['install', 'pack'].includes(script);
      return withoutPnpm.includes(line) || (pnpm === packageManager && known);
    };
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !isOurs(line))).toEqual([]);
  });

  it.each(names)('takes what somebody typed as a variable, never into a line: %s', (name) => {
    for (const { run = '' } of stepsOf(name)) expect(run).not.toContain('${{');
  });

  it.each(names)(
    'uses GitHub’s own actions at a commit, and leaves no token behind: %s',
    (name) => {
      const used = stepsOf(name).filter(({ uses }) => uses !== undefined);
      for (const { uses } of used)
        expect(uses).toMatch(
          /^actions\/(?:checkout|setup-node|(?:up|down)load-artifact)@[\da-f]{40}$/,
        );
      const checkouts = used.filter(({ uses }) => uses?.startsWith('actions/checkout'));
      expect(checkouts.map((each) => each.with?.['persist-credentials'])).toEqual(
        checkouts.map(() => false),
      );
      expect(textOf(name).match(/uses: .*(?<! # v\d+\.\d+\.\d+)$/gm)).toBeNull();
    },
  );

  it.each(names)('gives secrets to the one step that releases, from an environment: %s', (name) => {
    const withSecrets = jobsOf(name).flatMap(({ steps, environment }) =>
      steps
        .filter(({ env }) => JSON.stringify(env).includes('secrets.'))
        .map(({ run = '' }) => ({ script: run.split(' ')[3], environment })),
    );
    const releasing = jobsOf(name).flatMap(({ environment }) =>
      environment
        ? [{ script: environment === 'previews' ? 'previews' : 'release:dispatch', environment }]
        : [],
    );
    expect(releasing.length > 0).toBe(/^(?:release-|previews|pull-request)/.test(name));
    expect(withSecrets).toEqual(releasing);
  });
});

it('fetches the whole history where a release compares the contract with its last release', () => {
  const { run: release } = read('release-remote.yml').jobs;
  const { update } = read('previews.yml').jobs;
  for (const job of [release, update]) {
    const checkout = job?.steps.find(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkout?.with).toHaveProperty('fetch-depth', 0);
  }
});

it('runs the tests of the repository as a whole with every pull request', () => {
  const lines = stepsOf('pull-request.yml').map(({ run }) => run);
  const folders = repositoryTests.map((folder) => `${folder}/`).join(' ');
  expect(lines).toContain(`npx --yes ${packageManager} unit ${folders}`);
});

it('tests main on the oldest Node that is promised, on the recommended one and on those after it', () => {
  const { test } = parse(textOf('main.yml')).jobs as Record<
    string,
    { strategy: { matrix: { node: string[] } }; steps: { if?: string }[] }
  >;
  const [, floor, newest] = /^\^(\d+\.\d+)\.0 .* >=(\d+)\.0\.0$/.exec(engines.node) ?? [];
  const recommended = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  expect(test?.strategy.matrix.node).toEqual([floor, recommended, newest]);
  const conditions = test?.steps.flatMap((each) => each.if ?? []) ?? [];
  expect(conditions).not.toEqual([]);
  for (const each of conditions)
    expect(each.startsWith(`\${{ matrix.node == '${recommended}' `)).toBe(true);
});

it('lets a pull request pass when no job has failed or was cancelled', () => {
  const { checked, ...others } = parse(textOf('pull-request.yml')).jobs as Record<
    string,
    { needs: string[]; steps: { if: string; run: string }[] }
  >;
  expect(checked?.needs).toEqual(Object.keys(others));
  const bad = ['failure', 'cancelled'].map((result) => `contains(needs.*.result, '${result}')`);
  expect(checked?.steps).toEqual([{ if: `\${{ ${bad.join(' || ')} }}`, run: 'exit 1' }]);
});

describe.each(['host', 'remote'])('the workflow that releases a %s', (name) => {
  const { inputs } = v.parse(dispatch, read(`release-${name}.yml`).on).workflow_dispatch;
  const actions = name === 'host' ? hostActions : remoteActions;

  it('offers what its form knows, and shows what runs by default', () => {
    expect(inputs.action).toMatchObject({ default: 'show what runs', options: actions });
    expect(inputs.environment.default).toBe('staging');
  });

  it('fills in its form completely', () => {
    const [form] = stepsOf(`release-${name}.yml`).filter(({ run }) =>
      run?.endsWith('release:dispatch'),
    );
    const filled = Object.fromEntries(
      Object.entries(form?.env ?? {}).map(([key, value]) => [
        key,
        value.startsWith('${{') ? '1' : value,
      ]),
    );
    if (name === 'remote') filled['RELEASE_REMOTE'] = 'portfolio';
    for (const RELEASE_ACTION of actions)
      expect(commandOf({ ...filled, RELEASE_ACTION })).not.toContain('');
  });
});

describe('the workflow of the remotes', () => {
  const text = textOf('release-remote.yml');

  it('offers every remote, and does nothing before one is chosen', () => {
    const { inputs } = v.parse(dispatch, read('release-remote.yml').on).workflow_dispatch;
    const [none, ...offered] = inputs.remote?.options ?? [];
    expect(inputs.remote?.default).toBe(none);
    expect(offered).toEqual(remotes.map((remote) => remote.name));
    expect(text).toContain(`if: \${{ inputs.remote != '${none}' && `);
  });

  it('lets urgent actions run at once, and no remote wait for another', () => {
    const list = `contains(fromJSON('${JSON.stringify(urgentActions).replaceAll(',', ', ')}'), inputs.action)`;
    expect(text.split(list)).toHaveLength(3);
    expect(text).toContain('group: ${{ inputs.remote }}-${{ inputs.environment }}-');
    expect(text).toContain("environment: ${{ format('{0}-{1}{2}', inputs.remote, ");
  });
});

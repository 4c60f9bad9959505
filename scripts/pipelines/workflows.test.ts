import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { repositoryTests } from '../affected/affected';
import { remotes, root } from '../workspace/apps';
import { commandOf, hostActions, remoteActions, urgentActions } from './release-form';

const dir = path.join(root, '.github/workflows');
const names = readdirSync(dir);
const textOf = (name: string) => readFileSync(path.join(dir, name), 'utf8');
const { scripts, packageManager } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as { scripts: Record<string, string>; packageManager: string };

/** What a new machine runs without an installation. */
const withoutPnpm = ['.ci/run', 'node scripts/pipelines/verdict.mjs $RESULTS'];

const step = v.strictObject({
  id: v.optional(v.string()),
  uses: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown())),
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string()), {}),
});
const workflow = v.looseObject({
  on: v.record(v.string(), v.unknown()),
  permissions: v.record(v.string(), v.string()),
  jobs: v.record(
    v.string(),
    v.looseObject({
      'runs-on': v.string(),
      'timeout-minutes': v.number(),
      permissions: v.record(v.string(), v.string()),
      environment: v.optional(v.string()),
      steps: v.array(step),
    }),
  ),
});
const choice = v.object({ default: v.string(), options: v.array(v.string()) });
const dispatch = v.object({
  workflow_dispatch: v.object({ inputs: v.looseObject({ action: choice, environment: choice }) }),
});

const read = (name: string) => v.parse(workflow, parse(textOf(name)));
const jobsOf = (name: string) => Object.values(read(name).jobs);
const stepsOf = (name: string) => jobsOf(name).flatMap(({ steps }) => steps);

describe('every workflow', () => {
  it('is one that is documented', () => {
    const releases = ['host', ...remotes.map((remote) => remote.name)].map(
      (name) => `release-${name}.yml`,
    );
    expect(names.toSorted()).toEqual([...releases, 'main.yml', 'pull-request.yml'].toSorted());
    const docs = readFileSync(path.join(root, 'shared/docs/pipelines.md'), 'utf8');
    expect(names.filter((name) => !docs.includes(name) && !name.startsWith('release-'))).toEqual(
      [],
    );
    expect(docs).toContain('release-<remote>.yml');
    expect(docs).toContain('release-host.yml');
  });

  it.each(names)('has a trigger that strangers cannot use with its rights: %s', (name) => {
    const expected = { 'pull-request.yml': 'pull_request', 'main.yml': 'push' }[name];
    expect(Object.keys(read(name).on)).toEqual([expected ?? 'workflow_dispatch']);
  });

  it.each(names)('may read the sources and nothing else: %s', (name) => {
    expect(read(name).permissions).toEqual({});
    for (const { permissions } of jobsOf(name)) expect(permissions).toEqual({ contents: 'read' });
  });

  it.each(names)('runs only scripts of this repository, with the pinned pnpm: %s', (name) => {
    const lines = stepsOf(name).flatMap(({ run }) => run ?? []);
    const isOurs = (line: string) => {
      const [, pnpm, script = ''] = /^npx --yes (pnpm@\S+) (\S+)/.exec(line) ?? [];
      const known = script in scripts || script === 'install';
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
        expect(uses).toMatch(/^actions\/(?:checkout|setup-node)@[\da-f]{40}$/);
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
        .map(({ run = '' }) => ({ script: run.split(' ').at(-1), environment })),
    );
    const releasing = name.startsWith('release-') ? [{ script: 'release:dispatch' }] : [];
    expect(withSecrets).toMatchObject(releasing);
    expect(withSecrets).toHaveLength(releasing.length);
    for (const { environment } of withSecrets) expect(environment).toContain('inputs.environment');
  });
});

it('runs the tests of the repository as a whole with every pull request', () => {
  const lines = stepsOf('pull-request.yml').map(({ run }) => run);
  const folders = repositoryTests.map((folder) => `${folder}/`).join(' ');
  expect(lines).toContain(`npx --yes ${packageManager} unit ${folders}`);
});

describe('the workflows that release', () => {
  const workflows = ['host', ...remotes.map((remote) => remote.name)];
  const portfolio = textOf('release-portfolio.yml');

  it.each(remotes.map((remote) => remote.name))('is the same for %s as for portfolio', (name) => {
    expect(textOf(`release-${name}.yml`).replaceAll(name, 'portfolio')).toBe(portfolio);
  });

  it.each(workflows)('offers what the form of %s knows, and shows by default', (name) => {
    const { action, environment } = v.parse(dispatch, read(`release-${name}.yml`).on)
      .workflow_dispatch.inputs;
    expect(action.options).toEqual(name === 'host' ? hostActions : remoteActions);
    expect(action.default).toBe('show what runs');
    expect(environment.default).toBe('staging');
  });

  it('lets nobody wait for what is urgent', () => {
    const list = `contains(fromJSON('${JSON.stringify(urgentActions).replaceAll(',', ', ')}'), inputs.action)`;
    expect(portfolio.split(list)).toHaveLength(3);
  });

  it.each(workflows)('fills in the form of %s completely', (name) => {
    const [form] = stepsOf(`release-${name}.yml`).filter(({ run }) =>
      run?.endsWith('release:dispatch'),
    );
    const filled = Object.fromEntries(
      Object.entries(form?.env ?? {}).map(([key, value]) => [
        key,
        value.startsWith('${{') ? '1' : value,
      ]),
    );
    for (const RELEASE_ACTION of name === 'host' ? hostActions : remoteActions)
      expect(commandOf({ ...filled, RELEASE_ACTION })).not.toContain('');
  });
});

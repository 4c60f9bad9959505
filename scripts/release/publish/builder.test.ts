import { builderHere } from './publish.ts';

it('is the run of the pipeline, and names no machine outside of one', () => {
  const github = {
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'org/portal',
    GITHUB_RUN_ID: '7',
  };
  expect(builderHere(github)).toBe('https://git.example/org/portal/actions/runs/7');
  expect(builderHere({ ...github, RELEASE_BUILDER: 'ci-3' })).toBe('ci-3');
  expect(builderHere({ HOSTNAME: 'ana' })).toMatch(/^outside of a pipeline, Node [\d.]+, \w+ \w+$/);
});

import { packageManager, read } from './testing/read-workflows';

describe('the preview of a pull request', () => {
  const { 'build-preview': build, preview } = read('pull-request.yml').jobs;
  const ofThisRepository = 'github.event.pull_request.head.repo.full_name == github.repository';

  it('is not for a fork', () => {
    for (const job of [build, preview]) expect(job?.['if']).toContain(ofThisRepository);
  });

  it('is built without secrets, an environment or a token that may write', () => {
    expect(build).not.toHaveProperty('environment');
    expect(build?.permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(build)).not.toMatch(/secrets\.|github\.token/);
  });

  it('is released by the code of the base branch', () => {
    const checkouts = preview?.steps.filter(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkouts?.map((each) => each.with?.['ref'])).toEqual([
      '${{ github.event.pull_request.base.sha }}',
    ]);
  });

  it('gives the token that may comment to no step with a key', () => {
    const tokens = preview?.steps.filter(({ env }) => JSON.stringify(env).includes('github.token'));
    expect(tokens?.map(({ run }) => run)).toEqual([`npx --yes ${packageManager} previews comment`]);
    expect(JSON.stringify(tokens)).not.toContain('secrets.');
  });
});

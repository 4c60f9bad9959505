import { committedSha } from './git.ts';

describe('the commit of a release', () => {
  it('cannot be told where git cannot be run, and the tool says so', () => {
    expect(() => committedSha('/nowhere')).toThrow(/^git cannot be run \(.*ENOENT\)/);
  });
});

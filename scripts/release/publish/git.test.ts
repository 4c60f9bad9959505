import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { committedSha, shaIfCommitted } from './git';
import { repositoryIn } from '../../workspace/testing/repository';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

describe('committedSha', () => {
  const [dir, outside] = [scratchFolder(), scratchFolder()];
  const { git, commit } = repositoryIn(dir);

  it('returns the checked-out commit, and rejects uncommitted files', () => {
    git('init', '--quiet');
    writeFileSync(path.join(dir, 'source.ts'), '');
    expect(() => committedSha(dir)).toThrow(/^Commit your changes first: .*\n\?\? source.ts$/s);
    commit();
    expect(committedSha(dir)).toBe(git('rev-parse', 'HEAD'));
  });

  it('accepts the configuration that deploying a host puts into the sources', () => {
    copyFileSync(path.join(root, '.gitignore'), path.join(dir, '.gitignore'));
    commit();
    writeFileSync(path.join(dir, 'portal.config.json'), '{}');
    expect(shaIfCommitted(dir)).toBe(git('rev-parse', 'HEAD'));
    writeFileSync(path.join(dir, 'source.ts'), 'changed()');
    expect(shaIfCommitted(dir)).toBeUndefined();
  });

  it('uses COMMIT only without a repository, as while an image is built', () => {
    const sha = git('rev-parse', 'HEAD');
    try {
      for (const named of ['', `${sha}-dirty`]) {
        process.env['COMMIT'] = named;
        expect(shaIfCommitted(outside)).toBeUndefined();
      }
      process.env['COMMIT'] = sha;
      expect(shaIfCommitted(outside)).toBe(sha);
      expect(shaIfCommitted(dir)).toBeUndefined();
    } finally {
      delete process.env['COMMIT'];
    }
  });
});

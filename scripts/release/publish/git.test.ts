import '../../portal-releases/configuration';
import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configuration } from '../configuration/configuration';
import { committedSha, shaIfCommitted } from './git';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

describe('committedSha', () => {
  const [dir, outside] = [scratchFolder(), scratchFolder()];
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    return spawnSync('git', [...author, ...args], { cwd: dir, encoding: 'utf8' }).stdout.trim();
  };

  it('returns the checked-out commit, and rejects uncommitted files', () => {
    git('init', '--quiet');
    writeFileSync(path.join(dir, 'source.ts'), '');
    expect(() => committedSha(dir)).toThrow(/^Commit your changes first: .*\n\?\? source.ts$/s);
    git('add', '.');
    git('commit', '--quiet', '--message', 'A source');
    expect(committedSha(dir)).toBe(git('rev-parse', 'HEAD'));
  });

  it('accepts the configuration that deploying a host puts into the sources', () => {
    copyFileSync(path.join(configuration().root, '.gitignore'), path.join(dir, '.gitignore'));
    git('add', '.');
    git('commit', '--quiet', '--message', 'What is ignored');
    writeFileSync(path.join(dir, 'portal.config.json'), '{}');
    expect(shaIfCommitted(dir)).toBe(git('rev-parse', 'HEAD'));
    writeFileSync(path.join(dir, 'source.ts'), 'changed()');
    expect(shaIfCommitted(dir)).toBeUndefined();
  });

  it('uses COMMIT only without a repository, as while an image is built', () => {
    const commit = git('rev-parse', 'HEAD');
    try {
      for (const named of ['', `${commit}-dirty`]) {
        process.env['COMMIT'] = named;
        expect(shaIfCommitted(outside)).toBeUndefined();
      }
      process.env['COMMIT'] = commit;
      expect(shaIfCommitted(outside)).toBe(commit);
      expect(shaIfCommitted(dir)).toBeUndefined();
    } finally {
      delete process.env['COMMIT'];
    }
  });

  it('says so where there is no repository', () => {
    expect(() => committedSha(outside)).toThrow(`${outside} is not a git repository.`);
  });

  it('says so when git cannot run', () => {
    expect(() => committedSha('/nowhere')).toThrow(/^Cannot run git: .*ENOENT/);
  });
});

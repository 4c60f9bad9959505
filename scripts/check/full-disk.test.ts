import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleasedStore } from '../release/testing/released-store';
import { releases } from '../release/testing/run-command';
import { describeWith } from '../workspace/describe-with';
import { runScript } from '../workspace/testing/run-script';

function unmount(dir: string): void {
  spawnSync('umount', [dir]);
}

describeWith(describe, 'mount', 'a full disk', (mount) => {
  let store: ReleasedStore;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation();
    store = new ReleasedStore();
    mkdirSync(store.to);
    spawnSync(mount, ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', store.to]);
    await store.release('v1');
    fill(store.to);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    unmount(store.to);
    store.remove();
  });

  const switchOff = () =>
    runScript('scripts/portal-releases/main.ts', [
      'releases',
      'off',
      'portfolio',
      'x',
      '--to',
      store.to,
    ]);

  it('is what a change names, and the change is made once there is room', () => {
    expect(switchOff()).toMatchObject({ status: 1, stderr: noRoomIn(store.to) });
    free(store.to);
    expect(switchOff()).toMatchObject({ status: 0, stderr: '' });
  });

  it('is what the sandbox names', () => {
    const env = { SANDBOX_DATA_DIR: path.join(store.to, 'sandbox'), PARTNER_API_PORT: '0' };
    const stderr = noRoomIn(store.to);
    expect(runScript('scripts/sandbox/main.ts', [], env)).toMatchObject({ status: 1, stderr });
  });

  it('is what a release names, which leaves nothing behind and can be released again', async () => {
    const before = files(store.to);
    await expect(store.release('v2')).rejects.toThrow('There is no room to write in');
    expect(files(store.to)).toEqual(before);
    free(store.to);
    await store.release('v2');
    await releases(['verify'], { to: store.to });
    expect((await store.registry()).portfolio?.current).toBe('v2');
  });
});

function noRoomIn(folder: string): unknown {
  return expect.stringMatching(
    new RegExp(`^There is no room to write[^\\n]*${folder}[^\\n]*Free some space.*\\n$`),
  );
}

const filler = 'filler';

function fill(dir: string): void {
  expect(() => writeFileSync(path.join(dir, filler), Buffer.alloc(1e6))).toThrow('ENOSPC');
}

function free(dir: string): void {
  rmSync(path.join(dir, filler));
}

function files(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMap } from '../commands/trace-stack';
import { directoryStore } from '../store/directory-store';
import { keepHostMaps } from './maps';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const dir = scratchFolder();

describe('the source maps of a host', () => {
  const store = directoryStore(path.join(dir, 'store'));
  const built = path.join(dir, 'dist');
  const script = { app: 'host', version: undefined, file: 'assets/main.0123456789ab.js' };

  it('are stored when the host was built here, and found by the name of a script', async () => {
    const maps = path.join(built, 'source-maps/1.0.0-a/assets');
    mkdirSync(maps, { recursive: true });
    writeFileSync(path.join(maps, 'main.0123456789ab.js.map'), 'the map');
    expect(await findMap(store.records, script)).toBeUndefined();
    expect(await keepHostMaps(store, '1.0.0-a', built)).toContain('are kept');
    expect(await findMap(store.records, script)).toBe('the map');
  });
});

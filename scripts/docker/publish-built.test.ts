import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SigningKey } from '@investor-portal/registry/testing/signing-key';
import { currentRegistry } from '../release/registry/change-registry';
import { directoryStore } from '../release/store/directory-store';
import { keysOfMachine } from '../release/keys/release-keys';
import { readSigned } from '../release/keys/read-signed';
import { configureKeys, publishBuilt } from './publish-built';
import { imageBase, imageStore } from './testing/image-store';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const scratch = scratchFolder();
const volume = path.join(scratch, 'volume');
const keysFile = path.join(scratch, 'keys/keys.json');
const keys = () => keysOfMachine(keysFile);
const start = (image: string, to = volume) => publishBuilt(image, to, keys());
const storeAt = (dir: string) => ({ ...directoryStore(dir), keys: keys() });
const textIn = (dir: string) => readFileSync(path.join(dir, 'releases.json'), 'utf8');

describe('a volume that outlives the images', () => {
  it('serves the builds of the newest images, and keeps older releases', async () => {
    await start(await imageStore(scratch, 'old'));
    await start(await imageStore(scratch, 'new'));
    const { host, portfolio } = await currentRegistry(storeAt(volume));
    expect(host?.version).toBe('new');
    expect(portfolio).toMatchObject({ base: imageBase, current: 'new', previous: 'old' });
    for (const version of ['old', 'new'])
      expect(existsSync(path.join(volume, `portfolio/mf-manifest.${version}.json`))).toBe(true);
  });

  it('gets the source maps and the SBOM of each, for what is traced and verified there', () => {
    for (const version of ['old', 'new'])
      for (const file of [
        `portfolio/${version}/sbom.cdx.json`,
        `host/${version}/assets/main.js.map`,
      ])
        expect(readFileSync(path.join(volume, '.private/source-maps', file), 'utf8')).toBe(version);
  });

  it('does not change on a second start', async () => {
    const before = path.join(scratch, 'before');
    cpSync(volume, before, { recursive: true });
    await start(path.join(scratch, 'new'));
    expect(textIn(volume)).toBe(textIn(before));
  });

  it('is signed by its own key, which only its owner may read and every start reuses', async () => {
    const [key] = keys().signing;
    expect(await readSigned(textIn(volume), keys().trusted)).toBeDefined();
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
    expect(textIn(volume)).not.toContain(key?.d);
    expect(keys().signing).toEqual([key]);
  });

  it('is not signed if somebody else has written or changed it', async () => {
    const unsigned = path.join(scratch, 'unsigned');
    cpSync(path.join(scratch, 'old'), unsigned, { recursive: true });
    await expect(start(path.join(scratch, 'new'), unsigned)).rejects.toThrow('is not signed');
    const changed = path.join(scratch, 'changed');
    cpSync(volume, changed, { recursive: true });
    const text = textIn(volume).replace('"current":"new"', '"current":"old"');
    writeFileSync(path.join(changed, 'releases.json'), text);
    await expect(start(path.join(scratch, 'new'), changed)).rejects.toThrow(
      'is not signed by a key',
    );
  });
});

it('adds what the host asks of its registry to what the image was built with, also after another image', () => {
  const dir = mkdtempSync(path.join(scratch, 'settings-'));
  const to = path.join(dir, 'volume');
  const config = { currency: 'PHP' };
  writeFileSync(path.join(dir, 'config.json'), JSON.stringify(config));
  for (const [index, id] of ['old', 'new'].entries()) {
    const trust = { registryKeys: [new SigningKey(id).key], registryMinSerial: index };
    configureKeys(dir, to, trust);
    const text = readFileSync(path.join(to, 'config.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ ...config, ...trust });
  }
  expect(readdirSync(to)).toEqual(['config.json']);
});

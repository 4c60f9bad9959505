import path from 'node:path';
import { currentRegistry } from '../release/registry/change-registry';
import { CliError } from '../release/command-line/cli-error';
import { directoryStore } from '../release/store/directory-store';
import { keysOfMachine } from '../release/keys/release-keys';
import { configureKeys, publishBuilt } from './publish-built';

// `node publish.mjs <releases> <settings> <volumes>` publishes the images' builds to the volume of releases, which would
// otherwise keep serving the builds of older images. The signing key is made at the first start, in a volume that only this
// service mounts (decision 95). The host gets the public key and the minimum serial number in the volume of its settings.

const [releases, settings, volumes] = process.argv.slice(2);
if (!releases || !settings || !volumes) throw new Error('Name the folders to copy from and to.');
try {
  await publish(releases, settings, volumes);
} catch (error) {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
}

async function publish(builds: string, image: string, folder: string): Promise<void> {
  const keys = keysOfMachine(path.join(folder, 'keys/keys.json'));
  const store = path.join(folder, 'releases');
  const notes = await publishBuilt(builds, store, keys);
  const { serial: registryMinSerial } = await currentRegistry({ ...directoryStore(store), keys });
  const trust = { registryKeys: keys.trusted, registryMinSerial };
  configureKeys(image, path.join(folder, 'settings'), trust);
  for (const note of notes) console.log(note);
}

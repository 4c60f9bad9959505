import path from 'node:path';
import { formatHint } from '../release/hints.ts';
import { keysOfMachine } from '../release/key-file.ts';
import { configureKeys } from './configure-keys.ts';
import { publishBuilt } from './publish-built.ts';

// `node publish.mjs <releases> <settings> <volumes>`: publishes the images' builds to the volume of releases, which
// outlives the images and would otherwise keep serving its old ones. What signs them is made at the first start, in a
// volume that nothing else has (decision 95); the host gets its public part in the volume of its settings.

const [releases, settings, volumes] = process.argv.slice(2);
if (!releases || !settings || !volumes) throw new Error('Name the folders to copy from and to.');
const keys = keysOfMachine(path.join(volumes, 'keys/keys.json'));
const notes = await publishBuilt(releases, path.join(volumes, 'releases'), keys);
configureKeys(settings, path.join(volumes, 'settings'), keys.believed);
for (const note of notes) console.log(formatHint(note, '<the volume’s folder>'));

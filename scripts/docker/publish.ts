import { publishBuilt } from './publish-built.ts';

// `node publish.mjs <from> <to>`: publishes the images' builds to the volume, which outlives the images and would
// otherwise keep serving its old ones.

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Name the folders to copy from and to.');
await publishBuilt(from, to);

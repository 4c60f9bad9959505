import { publishBuilt } from './publish-built.ts';

// `node publish.mjs <from> <to>`: what the images were built with becomes what the volume serves. A volume keeps what it
// holds, however new the images are.

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Say from which folder and to which.');
await publishBuilt(from, to);

import { formatHint } from '../release/hints.ts';
import { publishBuilt } from './publish-built.ts';

// `node publish.mjs <from> <to>`: publishes the images' builds to the volume, which outlives the images and would
// otherwise keep serving its old ones.

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Name the folders to copy from and to.');
const notes = await publishBuilt(from, to);
for (const note of notes) console.log(formatHint(note, '<the volume’s folder>'));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

/** Returns the first block of code of a language in a document. */
export function blockOf(file: string, language: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (!block) throw new Error(`${file} shows no ${language}.`);
  return block;
}

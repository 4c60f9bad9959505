import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';

const folder = path.join(root, 'shared/docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const records = readdirSync(folder).filter((file) => file !== 'index.md');

describe.each(records)('decision %s', (file) => {
  const text = read(file);

  it('says what was decided, why, what follows and what would reverse it', () => {
    const parts = ['Context.', 'Decision.', 'Consequence.', 'We would change it'];
    expect(parts.filter((part) => !text.includes(`**${part}**`))).toEqual([]);
  });

  it('has at most 250 words', () => {
    const words = text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word));
    expect(words.length).toBeLessThanOrEqual(250);
  });

  it('is in the index, by the number of its file and its title', () => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    expect(file.startsWith(`${number.padStart(4, '0')}-`)).toBe(true);
    expect(read('index.md').replaceAll(/\s+/g, ' ')).toContain(`- ${number}: [${title}](${file})`);
  });
});

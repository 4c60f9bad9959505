import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SigningKey } from '@investor-portal/shared/testing/signing-key';
import { configureKeys } from './configure-keys.ts';

it('adds what the host asks of its registry to what the image was built with, also after another image', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'configure-keys-'));
  const to = path.join(dir, 'volume');
  const config = { currency: 'PHP', brand: { name: '</script>' } };
  writeFileSync(path.join(dir, 'config.json'), JSON.stringify(config));
  for (const [index, id] of ['old', 'new'].entries()) {
    const trust = { registryKeys: [new SigningKey(id).key], registryMinSerial: index };
    configureKeys(dir, to, trust);
    const text = readFileSync(path.join(to, 'config.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ ...config, ...trust });
    expect(text).not.toContain('<');
  }
  expect(readdirSync(to)).toEqual(['config.json']);
  rmSync(dir, { recursive: true });
});

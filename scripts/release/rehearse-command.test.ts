import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const workDir = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
const environment = { ...process.env };
beforeAll(() => {
  // Read when the modules are loaded.
  process.env['PORTAL_WORK_DIR'] = workDir;
});
afterAll(() => {
  process.env = environment;
  rmSync(workDir, { recursive: true });
});

async function released() {
  const { ReleasedStore } = await import('./released-store.ts');
  const store = new ReleasedStore();
  Object.assign(store, { to: path.join(workDir, 'releases') });
  await store.release('1.0.0-89abcdef01');
  return store;
}

it('releases a canary that fails to load and is intact, beside what runs', async () => {
  const { rehearse } = await import('./rehearse-command.ts');
  const { integrityOf } = await import('./stamp.ts');
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const store = await released();
  await rehearse(['portfolio'], { canary: '90' });
  const { portfolio } = await store.registry();
  const version = portfolio?.canary?.version ?? '';
  expect(portfolio).toMatchObject({ current: '1.0.0-89abcdef01', canary: { share: 90 } });
  expect(version).toMatch(/^1\.0\.0-[\da-f]{10}$/);
  const entry = readFileSync(store.file(version, 'assets/entry.js'), 'utf8');
  expect(entry).toMatch(/^throw new Error/);
  const release = portfolio?.versions[version];
  expect(release?.start?.integrity['assets/entry.js']).toBe(integrityOf(entry));
  const manifest = readFileSync(store.file(version, 'mf-manifest.json'), 'utf8');
  expect(release?.integrity).toBe(integrityOf(manifest));
  await expect(rehearse(['portfolio'], { to: store.to })).rejects.toThrow('npm start alone');
  store.remove();
});

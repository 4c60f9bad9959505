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
  const release = portfolio?.versions[version];
  const name = release?.start?.entry ?? '';
  const entry = readFileSync(path.join(store.to, 'portfolio', name), 'utf8');
  expect(entry).toMatch(/^throw new Error/);
  expect(release?.start?.integrity[name]).toBe(integrityOf(entry));
  expect(readFileSync(store.entry('1.0.0-89abcdef01'), 'utf8')).toBe('run(1.0.0-89abcdef01)');
  const manifest = readFileSync(store.manifest(version), 'utf8');
  expect(release?.integrity).toBe(integrityOf(manifest));
  await expect(rehearse(['portfolio'], { to: store.to })).rejects.toThrow('npm start alone');
  store.remove();
});

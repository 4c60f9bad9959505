import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, ReleaseStart } from '@investor-portal/shared/contract/registry';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { CliError } from './cli-error.ts';
import { folderOf, manifestPlace } from './folders.ts';
import { manifestName, readManifest } from './manifest.ts';
import { openStore } from './open-store.ts';
import { canaryShare, rejectExtraArgs, remoteCalled, type Options } from './options.ts';
import { withCanary } from './registry-changes.ts';
import { stampBuild, stampOf } from './stamp.ts';

/** What the bad release says on the console. */
const failure = 'This release fails on purpose: it is a rehearsal.';

/**
 * `pnpm releases rehearse <remote> [--canary <percent>]`: releases a copy of what runs that fails to load, as a canary, so
 * that what happens then can be tried. Only in the store of `npm start`, where no investor is.
 */
export async function rehearse([who, ...surplus]: string[], options: Options): Promise<void> {
  const { name } = remoteCalled(who);
  if (options.to !== undefined)
    throw new CliError('A rehearsal is for npm start alone: it takes no --to.');
  rejectExtraArgs(surplus, options, ['canary']);
  const share = canaryShare(options.canary ?? '50', `pnpm release ${name}`) ?? 50;
  const store = await openStore(undefined);
  const current = (await readRegistry(store))[name]?.current;
  if (!current) throw new CliError(`${name} was never released here. Run npm start first.`);
  const version = `${current.split('-')[0]}-${fingerprint()}`;
  const folder = folderOf(name, version);
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-rehearsal-'));
  try {
    const staged = path.join(scratch, 'build');
    await store.fetchRelease(folderOf(name, current), staged);
    const { contract, start } = stampOf(readFileSync(path.join(staged, manifestName), 'utf8'));
    breakEntry(staged, start);
    const stamped = stampBuild(staged, { version, contract });
    await store.putRelease(folder, staged);
    const now = new Date().toISOString();
    const release: Release = {
      entry: manifestPlace(folder),
      contract,
      integrity: stamped.integrity,
      start: stamped.start,
      releasedAt: now,
    };
    await changeRegistry(store, { action: 'release', now, reason: failure }, (registry) =>
      withCanary(registry, name, version, release, share, now),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log(`Released ${name} ${version}, which fails to load, for ${share}% of investors.`);
}

// A name says what is in a file, so other bytes have another name.
function breakEntry(dir: string, start: ReleaseStart): void {
  const entry = start.entry.replace(/[^.]+\.js$/, `${fingerprint()}.js`);
  for (const copy of readdirSync(path.join(dir, path.dirname(start.entry))))
    if (copy.startsWith(path.basename(start.entry)))
      rmSync(path.join(dir, path.dirname(start.entry), copy));
  writeFileSync(path.join(dir, entry), `throw new Error('${failure}');`);
  writeFileSync(path.join(dir, 'start.json'), JSON.stringify({ ...start, entry }));
  const manifest = readManifest(dir);
  const remoteEntry = { ...manifest.metaData.remoteEntry, name: path.basename(entry) };
  const metaData = { ...manifest.metaData, remoteEntry };
  writeFileSync(path.join(dir, manifestName), JSON.stringify({ ...manifest, metaData }));
}

function fingerprint(): string {
  return createHash('sha256').update(randomUUID()).digest('hex').slice(0, 10);
}

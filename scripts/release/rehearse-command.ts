import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@investor-portal/shared/contract/registry';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { CliError } from './cli-error.ts';
import { folderOf } from './folders.ts';
import { manifestName } from './manifest.ts';
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
    breakScript(path.join(staged, start.entry));
    const stamped = stampBuild(staged, { version, contract });
    await store.putRelease(folder, staged);
    const now = new Date().toISOString();
    const release: Release = {
      entry: `${folder}/${manifestName}`,
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

function breakScript(file: string): void {
  writeFileSync(file, `throw new Error('${failure}');`);
  for (const extension of ['gz', 'br']) rmSync(`${file}.${extension}`, { force: true });
}

function fingerprint(): string {
  return createHash('sha256').update(randomUUID()).digest('hex').slice(0, 10);
}

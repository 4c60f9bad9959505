import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { oneLine } from '../command-line/printable';
import { assertNone, CliError } from '../command-line/cli-error';
import { differenceFromLog, readLog } from '../log/log';
import { parseRegistry } from '../registry/change-registry';
import { configuredTrust, describeSignature } from '../registry/verify-as-host';
import { changedFilesIn } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import { releaseId } from '../store/release-paths';
import { stampOf } from '../store/manifest';
import type { PlaceOptions } from './options';

interface VerifyOptions extends PlaceOptions {
  keys?: string | undefined;
}

/** Verifies a store without asking any other server. With `keys`, verifies the signature as a host with these keys does. */
export async function verify(options: VerifyOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  if (!stored) throw new CliError(`${store.place} has no registry, so nothing was released there.`);
  const registry = parseRegistry(stored.text, store.place);
  const log = await readLog(store.records, Infinity);
  const difference = differenceFromLog(stored.text, log);
  const own = store.keys && { keys: store.keys.trusted };
  const signature = await describeSignature(
    stored.text,
    options.keys ? configuredTrust(options.keys) : own,
  );
  const faults = [
    ...('fault' in signature ? [signature.fault] : []),
    ...(difference ? [difference] : []),
  ];
  if ('fact' in signature) console.log(oneLine(signature.fact));
  if (!difference) console.log(`${log.total} changes in the log`);
  for (const name of remoteNames)
    for (const [version, release] of Object.entries(registry[name]?.versions ?? {})) {
      const id = releaseId(name, version);
      const manifest = await store.manifestOf(id);
      const changed =
        manifest === undefined
          ? [`its manifest is gone.`]
          : await changedFilesIn(store, id, release);
      faults.push(...changed.map((fault) => `${name} ${version}: ${fault}`));
      if (manifest === undefined || changed.length > 0) continue;
      const commit = release.sha ? `commit ${release.sha.slice(0, 10)}` : 'uncommitted sources';
      const { builder = 'an unknown builder' } = stampOf(manifest);
      console.log(
        oneLine(`${name} ${version} (${commit}; ${builder}): its files are those released.`),
      );
    }
  assertNone(faults, `${store.place} is not as it was released:`);
  console.log(`${store.place} is whole.`);
}

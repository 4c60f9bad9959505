import type { RequestListener } from 'node:http';
import { remotes } from '../workspace/apps';
import { buildAll } from '../build/build-all';
import { platformApp } from '../serve/platform-app';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { localKeys, readLocalRegistry, registerBuilds } from '../release/publish/local-registry';
import { localStoreDir } from '../release/store/open-store';
import { hostApp } from '../serve/host-app';
import { listen, type StoppableServer } from '../serve/listen';
import { remoteApp } from '../serve/remote-app';
import { originOf, type PortVariable } from '../workspace/ports';
import { localPlatformSettings, localRuntimeConfig, usesSandbox } from '../serve/config';
import { withAccessLog } from '../serve/access-log';
import { explainFailure } from '../release/command-line/failures.mjs';
import { sourceCommit } from '../workspace/git';
import { spawnSandbox } from './sandbox-process';

const graceMs = 3_000;
/** A second Ctrl-C ends open requests. A signal within this time is the same Ctrl-C, because npm passes it on too. */
const sameSignalMs = 500;

const running: StoppableServer[] = [];
let stopping = 0;

async function stop(code: number) {
  if (stopping) {
    if (performance.now() - stopping > sameSignalMs) process.exit(1);
    return;
  }
  stopping = performance.now();
  await Promise.all(running.map((each) => each.close(graceMs)));
  process.exit(code);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

/** A page that is opened too early reloads until the portal is built. */
const notBuilt: RequestListener = (_request, response) => {
  response.writeHead(503, { refresh: '2' }).end('The portal is being built.');
};

async function start() {
  const config = withLocalKeys(localRuntimeConfig());
  const commit = sourceCommit();
  let host = notBuilt;
  let platform = notBuilt;
  // Listen on the ports first, so that a taken port is reported before the build.
  const waiting = allOf([
    usesSandbox() ? runSandbox() : undefined,
    keep('HOST_PORT', 'host', (request, response) => host(request, response)),
    ...remotes.map(({ name, port }) => keep(port, name, remoteApp(localStoreDir, name, commit))),
    keep('PLATFORM_PORT', 'platform', (request, response) => platform(request, response)),
  ]);
  const [builds] = await Promise.all([buildAll(console.log), waiting]);
  await registerBuilds(builds);
  const built = builds.get('host');
  if (!built) throw new Error('The host was not built.');
  host = hostApp({
    dist: built.dist,
    config,
    releases: readLocalRegistry,
    remotes: remotes.map(({ port }) => originOf(port)),
    version: built.version,
    commit,
  });
  platform = platformApp(localPlatformSettings(), commit);
  if (usesSandbox()) {
    const sandbox = originOf('PARTNER_API_PORT');
    console.log(
      `Partner API sandbox: ${sandbox}/sandbox (controls), ${sandbox}/openapi.json (its contract)`,
    );
  } else {
    console.log(
      `Partner API: ${config.partnerApiUrl}. To see whether it fits, run npx --yes pnpm@10 check-api --api ${config.partnerApiUrl} --origin ${originOf('HOST_PORT')}`,
    );
  }
  console.log(`Portal ready: ${originOf('PLATFORM_PORT')}`);
}

// The local registry is signed with this machine's keys. For any other registry, the configuration names the keys.
function withLocalKeys(config: RuntimeConfig): RuntimeConfig {
  const own = config.releasesUrl === '/releases.json';
  return own ? { ...config, registryKeys: [...localKeys()] } : config;
}

// The sandbox is registered at once, so that Ctrl-C during its start stops it too.
function runSandbox(): Promise<string> {
  const env = { ...process.env, COMMIT: sourceCommit() ?? '' };
  const { ready, ended, stop: end } = spawnSandbox(env);
  running.push({ close: async () => void (await end()) });
  // If the sandbox stops later, everything stops, because the portal has no data. `ready` reports a failed start.
  const stopped = ready.then(() => ended);
  void stopped.then(
    (how) => {
      if (stopping) return;
      console.error(`The sandbox of the partner API has stopped. ${how} Everything stops.`);
      void stop(1);
    },
    () => undefined,
  );
  return ready;
}

// Reports all failures at once, so that nobody has to start again to see the next taken port.
async function allOf(starts: (Promise<unknown> | undefined)[]): Promise<void> {
  const faults = (await Promise.allSettled(starts)).flatMap((start) =>
    start.status === 'rejected' ? [explainFailure(start.reason)] : [],
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function keep(port: PortVariable, serves: string, listener: RequestListener): Promise<void> {
  running.push(await listen(port, withAccessLog(serves, listener)));
}

start().catch((error: unknown) => {
  if (stopping) return;
  console.error(explainFailure(error));
  void stop(1);
});

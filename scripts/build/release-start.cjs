const { execFile } = require('node:child_process');
const { createHash } = require('node:crypto');
const path = require('node:path');
const { promisify } = require('node:util');
const { coreFile } = require('./core/core-modules.cjs');
const { coreKey } = require('./core/share-core.cjs');

const run = promisify(execFile);
const exposed = '__federation_expose_routes';

/**
 * Writes `start.json`. It lists the scripts of all screens, the scripts of the remote's copy of the core (decision 91) and, by
 * route, additional scripts and requests to prefetch. It also has the mounts and the menu entry from
 * shared/federation/remotes.json. The release tool copies it to the registry (scripts/release/store/manifest.ts), so a page
 * can fetch everything at once. Each remote declares chunks and requests in its `src/prefetch.ts`.
 */
class ReleaseStartPlugin {
  constructor(app) {
    this.app = app;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseStartPlugin', (compilation) => {
      const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
      let screens;
      // First frames are emitted early, so that they are compressed like other scripts.
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleaseStartPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          screens = await screensOf(this.app.dir);
          for (const { firstFrame } of Object.values(screens).filter((each) => each.firstFrame)) {
            emit(pathOf(firstFrame), firstFrame.text);
            emit(`${pathOf(firstFrame)}.map`, firstFrame.map);
          }
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseStartPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const start = startOf(compilation, this.app.name, screens);
          emit('start.json', JSON.stringify({ ...start, ...this.app.declared }));
        },
      );
    });
  }
}

/** Runs scripts/build/record-prefetch.ts in another process, because it is TypeScript and imports the remote's sources. */
async function screensOf(dir) {
  const script = path.join(__dirname, 'print-prefetch.ts');
  const args = ['--import', 'tsx', script, path.basename(dir)];
  const { stdout } = await run(process.execPath, args, { cwd: __dirname, maxBuffer: 1 << 24 });
  return JSON.parse(stdout);
}

function pathOf({ text }) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `assets/first-frame.${hash}.js`;
}

function startOf(compilation, remote, recorded) {
  const [entry] = scriptsOf(compilation.entrypoints.get(remote));
  const scripts = scriptsOf(groupCalled(compilation, exposed, remote));
  const screens = Object.entries(recorded).map(([route, { chunks, reads, firstFrame }]) => {
    const needed = chunks.flatMap((name) => scriptsOf(groupCalled(compilation, name, remote)));
    const besides = needed.filter((script) => !scripts.includes(script));
    const frame = firstFrame && { firstFrame: pathOf(firstFrame) };
    return [route, { scripts: [...new Set(besides)], reads, ...frame }];
  });
  const core = { key: coreKey(), scripts: scriptsOfCore(compilation) };
  return { entry, scripts, core, screens: Object.fromEntries(screens) };
}

// Returns the scripts of the remote's own copy of the core, which a host with another core loads.
function scriptsOfCore(compilation) {
  const modules = [...compilation.modules];
  const module = modules.find((each) => each.nameForCondition() === coreFile);
  if (!module) throw new Error('The build has no core.');
  const chunks = [...compilation.chunkGraph.getModuleChunksIterable(module)];
  return chunks.flatMap(({ files }) => [...files]).filter((name) => name.endsWith('.js'));
}

function groupCalled(compilation, name, remote) {
  const group = compilation.namedChunkGroups.get(name);
  if (!group)
    throw new Error(`${remote} prefetches the chunk ${name}, which is not in this build.`);
  return group;
}

function scriptsOf(group) {
  return group.getFiles().filter((name) => name.endsWith('.js'));
}

module.exports = { ReleaseStartPlugin };

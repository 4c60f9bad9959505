const fs = require('node:fs');

const exposed = '__federation_expose_routes';

/**
 * Writes `start.json`: the scripts that every screen of a remote needs and, by route, its additional scripts and the
 * requests to prefetch. The release tool puts it into the registry (scripts/release/stamp.ts), so that a page can fetch
 * everything at once. Each remote lists its screens' requests and chunks in its `prefetch.json`.
 */
class ReleaseStartPlugin {
  constructor(remote, file) {
    this.remote = remote;
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseStartPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseStartPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(startOf(compilation, this.remote, this.file));
          compilation.emitAsset('start.json', new sources.RawSource(text));
        },
      );
    });
  }
}

function startOf(compilation, remote, file) {
  const [entry] = scriptsOf(compilation.entrypoints.get(remote));
  const scripts = scriptsOf(groupCalled(compilation, exposed, file));
  const screens = Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))).map(
    ([route, { chunks = [], reads = [] }]) => {
      const needed = chunks.flatMap((name) => scriptsOf(groupCalled(compilation, name, file)));
      const besides = needed.filter((script) => !scripts.includes(script));
      return [route, { scripts: [...new Set(besides)], reads }];
    },
  );
  return { entry, scripts, screens: Object.fromEntries(screens) };
}

function groupCalled(compilation, name, file) {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`${file} names the chunk ${name}, which is not in this build.`);
  return group;
}

function scriptsOf(group) {
  return group.getFiles().filter((name) => name.endsWith('.js'));
}

module.exports = { ReleaseStartPlugin };

const fs = require('node:fs');

const exposed = '__federation_expose_routes';

/**
 * Writes `start.json`: which scripts every screen of a remote needs, and by route which each needs besides and what it
 * will read. The release tool puts it into the registry (scripts/release/stamp.ts), so that a page can fetch all of it
 * at once. What a screen needs is said by the remote in its `prefetch.json`, with the names of its chunks.
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
  if (!group) throw new Error(`${file} names the chunk ${name}, which this build does not have.`);
  return group;
}

function scriptsOf(group) {
  return group.getFiles().filter((name) => name.endsWith('.js'));
}

module.exports = { ReleaseStartPlugin };

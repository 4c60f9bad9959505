const fs = require('node:fs');
const path = require('node:path');
const { Compilation, sources } = require('webpack');
const { defineCore } = require('./core/share-core.cjs');
const { base, outputOf } = require('./webpack.base.cjs');

/** Builds embed.js, which a platform's page loads. It is one small file with a fixed name and no dependencies. */
function embed(app) {
  return (_env, argv) => {
    const config = base({ ...app, name: 'embed' }, argv.mode);
    return {
      ...config,
      entry: './src/embed/embed.ts',
      output: {
        ...config.output,
        filename: 'embed.js',
        library: { name: 'InvestorPortal', type: 'window' },
      },
      plugins: [
        { apply: (compiler) => addFixedEmbeds(compiler, app.dir) },
        ...(argv.mode === 'production' ? config.plugins : []),
      ],
    };
  };
}

/** Adds the fixed versions of embed.js, byte for byte, because pages name their integrity. */
function addFixedEmbeds(compiler, dir) {
  const name = 'FixedEmbeds';
  const folder = path.join(dir, 'public/embed');
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      for (const version of fs.readdirSync(folder)) {
        const file = `${version}/embed.js`;
        const source = new sources.RawSource(fs.readFileSync(path.join(folder, file)));
        // The minifier skips what is minimized already.
        compilation.emitAsset(`embed/${file}`, source, { minimized: true });
      }
    });
  });
}

function boot(app) {
  return (_env, argv) => {
    const config = base({ ...app, name: 'boot' }, argv.mode);
    return {
      ...config,
      entry: './src/boot/boot.ts',
      output: { ...config.output, filename: bootFile },
      plugins: argv.mode === 'production' ? [defineCore()] : [],
    };
  };
}

const bootFile = 'boot.js';

/** Returns the text of the first script after `boot` is built. Development writes nothing to disk, so it is empty. */
function bootScript(app) {
  const built = path.join(outputOf(app), bootFile);
  return fs.existsSync(built) ? fs.readFileSync(built, 'utf8') : '';
}

module.exports = { boot, bootScript, embed };

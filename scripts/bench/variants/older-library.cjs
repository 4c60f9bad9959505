/** The library of opportunities whose update the benchmark releases: the tabs of the campaign list, with what they bring. */
const library = '@radix-ui/react-tabs';
const older = 'react-tabs-before';

/** The configuration of a build from before the update. */
function withOlderLibrary(config) {
  const file = require.resolve(older).replace(/\.js$/, '.mjs');
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, [`${library}$`]: file } },
    // webpack's cache does not ask what an alias was.
    cache: { ...config.cache, name: `${config.cache.name}-${older}` },
  };
}

module.exports = { withOlderLibrary };

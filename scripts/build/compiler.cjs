/** The supported browsers, which have native dialogs, `dvh` and `:has()` (decision 82). */
const browsers = 'chrome >= 108, edge >= 108, firefox >= 121, safari >= 15.4';

/** Returns the options of swc. `hot` enables React's hot reload and its development elements. */
function compilerOptions(hot) {
  return {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
    },
  };
}

module.exports = { browsers, compilerOptions };

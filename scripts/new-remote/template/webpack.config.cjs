const { remote } = require('@investor-portal/scripts/build/webpack.preset.cjs');

module.exports = remote(__dirname);

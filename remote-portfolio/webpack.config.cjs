const { remote } = require('@investor-portal/scripts/build/webpack.preset.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'portfolio',
  devPort: Number(process.env.PORTFOLIO_PORT ?? 4103),
});

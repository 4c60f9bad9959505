const { remote } = require('@investor-portal/scripts/build/webpack.preset.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'opportunities',
  devPort: Number(process.env.OPPORTUNITIES_PORT ?? 4102),
});

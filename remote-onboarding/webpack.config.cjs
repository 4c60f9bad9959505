const { remote } = require('@investor-portal/scripts/build/webpack.preset.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'onboarding',
  devPort: Number(process.env.ONBOARDING_PORT ?? 4101),
});

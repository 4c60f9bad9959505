const { LoadScriptPlugin } = require('@investor-portal/loader/webpack.cjs');

/**
 * Gives each chunk that the host loads later its integrity, which is in the page (page-integrity.ts). One that the page does
 * not know gets a hash that no file has: browsers ignore what is no hash, and would run it.
 */
const integrityFromPage = () =>
  new LoadScriptPlugin(
    () =>
      "script.integrity = JSON.parse(document.getElementById('portal-chunks').text)[url] || 'sha384-' + 'A'.repeat(64);",
  );

module.exports = { integrityFromPage };

const { LoadScriptPlugin } = require('@investor-portal/loader/webpack.cjs');

/**
 * Gives each chunk that the host loads later its integrity, which the page lists (page-integrity.ts). A chunk that is missing
 * from the list gets a hash that matches no file. Browsers skip the check when the value is not a valid hash, so a placeholder
 * would let the chunk run unchecked.
 */
const integrityFromPage = () =>
  new LoadScriptPlugin(
    () =>
      "script.integrity = JSON.parse(document.getElementById('portal-chunks').text)[url] || 'sha384-' + 'A'.repeat(64);",
  );

module.exports = { integrityFromPage };

/** Where a build has it, before it is moved out of what is served (build-app.ts). */
const sbomFolder = 'sbom';

/** Writes the software bill of materials: what webpack put into the bundle, with its licences (decision 97). */
function sbom() {
  // On demand: the release tool reads the folder's name, and the plugin takes half a second to load.
  const { CycloneDxWebpackPlugin } = require('@cyclonedx/webpack-plugin');
  return new CycloneDxWebpackPlugin({
    specVersion: '1.6',
    outputLocation: sbomFolder,
    includeWellknown: false,
    // The same sources give the same bytes: neither a time nor a random number.
    reproducibleResults: true,
    // The texts of the licences, as each package has them.
    collectEvidence: true,
    // A unit test validates one; the validator would double the time of each build.
    validateResults: false,
  });
}

module.exports = { sbom, sbomFolder };

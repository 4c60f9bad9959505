/** The folder of the SBOM in a build, before build-app.ts moves it. */
const sbomFolder = 'sbom';

/** Writes the software bill of materials: the libraries in the bundle, with their licences (decision 97). */
function sbom() {
  // The plugin takes half a second to load, so it is not loaded for the release tool, which only needs `sbomFolder`.
  const { CycloneDxWebpackPlugin } = require('@cyclonedx/webpack-plugin');
  return new CycloneDxWebpackPlugin({
    specVersion: '1.6',
    outputLocation: sbomFolder,
    includeWellknown: false,
    // Leaves out times and random numbers, so the same sources produce the same bytes.
    reproducibleResults: true,
    collectEvidence: true,
    // The validator would double the time of each build, so only a unit test validates.
    validateResults: false,
  });
}

module.exports = { sbom, sbomFolder };

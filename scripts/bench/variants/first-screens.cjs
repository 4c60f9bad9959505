const path = require('node:path');

/** The screens that a remote's `src/routes.tsx` imports directly, each in the module of its name. */
const firstScreens = {
  onboarding: [],
  opportunities: ['browse/OpportunitiesPage'],
  portfolio: ['commitments/CommitmentsPage', 'account-activity/ActivityDetailPage'],
};

/** Their modules without extension, by name. */
function firstScreenModules(remotes) {
  return remotes.flatMap(({ name, folder }) =>
    firstScreens[name].map((screen) => [path.basename(screen), path.join(folder, 'src', screen)]),
  );
}

module.exports = { firstScreenModules };

import { runReleases } from '../release/run';
import { portalReleases } from './configuration';

// `tsx scripts/portal-releases/main.ts release|rollback|releases …`, as the scripts of package.json run it.
await runReleases(portalReleases, process.argv.slice(2));

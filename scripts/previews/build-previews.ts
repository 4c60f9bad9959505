import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../build/build-app';
import { remotes } from '../workspace/apps';

/**
 * Builds the remotes among these folders into `output`, as `pnpm release --from` takes them: with their source maps. The code
 * of a pull request runs here, so this command needs no secret.
 */
export async function buildPreviews(folders: readonly string[], output: string): Promise<void> {
  for (const { name, folder } of remotes.filter((each) => folders.includes(each.folder))) {
    const { version, dist, maps } = await buildApp(folder, console.log);
    for (const files of [dist, maps]) cpSync(files, path.join(output, name), { recursive: true });
    console.log(`Built ${name} ${version}`);
  }
}

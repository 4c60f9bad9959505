import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { manifestIn, root } from '../../workspace/apps';
import { SourcesCopy } from './sources-copy';

const builders = ['@module-federation/enhanced', 'webpack'] as const;

export function versionsIn(dir: string) {
  const versionOf = (name: string) => manifestIn(path.join(dir, 'node_modules', name)).version;
  return { federation: versionOf(builders[0]), webpack: versionOf(builders[1]) };
}

export const newer = versionsIn(path.join(root, 'scripts'));
export const older = versionsIn(path.join(root, 'scripts/e2e/older-toolchain'));

/** A copy of these sources that uses the older versions for all builds. */
export class OlderToolchain extends SourcesCopy {
  constructor() {
    super();
    // The version of a build depends on this file, so every build gets another version.
    this.edit(
      'pnpm-workspace.yaml',
      `\n  webpack: ${newer.webpack}`,
      `\n  webpack: ${older.webpack}`,
    );
    const store = path.join(this.dir, 'node_modules/.pnpm');
    const folders = readdirSync(store);
    for (const folder of folders) {
      const [, name = '', version] =
        /^(@module-federation\+[\w-]+|webpack)@([\d.]+)/.exec(folder) ?? [];
      if (version !== (name === 'webpack' ? newer.webpack : newer.federation)) continue;
      const instead = `${name}@${name === 'webpack' ? older.webpack : older.federation}`;
      const found = folders.find((each) => each === instead || each.startsWith(`${instead}_`));
      if (!found) throw new Error(`${instead} is not installed.`);
      const inside = path.join('node_modules', name.replace('+', '/'));
      rmSync(path.join(store, folder, inside), { recursive: true });
      symlinkSync(path.join(store, found, inside), path.join(store, folder, inside), 'dir');
    }
  }

  async build(...folders: readonly string[]): Promise<string[]> {
    const { code, printed } = await this.run('scripts/build/main.ts', ...folders);
    if (code !== 0) throw new Error(printed);
    return folders.map((folder) => new RegExp(`^${folder} (\\S+)$`, 'm').exec(printed)?.[1] ?? '');
  }
}

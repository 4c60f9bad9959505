import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packageFolders, root } from '../../workspace/apps';
import { runNode, type RunResult } from '../../workspace/processes';
import { repositoryIn } from '../../workspace/testing/repository';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

/**
 * A copy of these sources, to change, run and build without touching the tested sources. The copy has its own libraries, like
 * after an installation, so its builds have the same bytes as builds of the originals (sources.spec.ts).
 */
export class SourcesCopy {
  readonly dir = scratchFolder();

  constructor() {
    for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.gitignore'])
      cpSync(path.join(root, file), path.join(this.dir, file));
    const isWithin = (folder: string) => folder.includes('/');
    for (const folder of packageFolders.filter((each) => !isWithin(each))) this.copyPackage(folder);
    for (const inner of packageFolders.filter(isWithin))
      if (existsSync(path.join(this.dir, inner))) this.copyLinks(path.join(inner, 'node_modules'));
    this.copyLibraries();
  }

  run(script: string, ...args: string[]): Promise<RunResult> {
    return runNode(['--import', 'tsx', script, ...args], { cwd: this.dir });
  }

  /** Commits the sources, because the release tool only releases commits. */
  commit(): void {
    const { git, commit } = repositoryIn(this.dir);
    git('init', '--quiet');
    // Links to packages are not sources.
    this.write('.git/info/exclude', 'node_modules\n');
    commit();
  }

  write(file: string, text: string): void {
    const target = path.join(this.dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  private copyLibraries(): void {
    const [from, to] = [path.join(root, 'node_modules'), path.join(this.dir, 'node_modules')];
    // Hard links take only seconds. They do not work across disks, so a real copy is the fallback.
    for (const how of ['-al', '-a']) {
      if (spawnSync('cp', [how, from, to]).status === 0) return;
      rmSync(to, { recursive: true, force: true });
    }
    throw new Error(`${from} cannot be copied.`);
  }

  private copyPackage(folder: string): void {
    const skipped = new Set(['node_modules', 'dist', 'docs', 'e2e', 'sandbox']);
    cpSync(path.join(root, folder), path.join(this.dir, folder), {
      recursive: true,
      // A watching build takes new files for changes and would build twice.
      preserveTimestamps: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
    this.copyLinks(path.join(folder, 'node_modules'));
  }

  // pnpm's links are relative, so workspace packages resolve to the packages of the copy.
  private copyLinks(folder: string): void {
    mkdirSync(path.join(this.dir, folder));
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isSymbolicLink())
        symlinkSync(readlinkSync(path.join(root, name)), path.join(this.dir, name));
      else if (entry.name.startsWith('@')) this.copyLinks(name);
    }
  }

  edit(file: string, from: string, to: string): void {
    const text = readFileSync(path.join(this.dir, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from} to change.`);
    this.write(file, text.replace(from, to));
  }
}

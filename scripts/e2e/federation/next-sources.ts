import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolders, root } from '../../build/apps.ts';

/** The address that only the next portfolio has; it shows what only the next contract brings. */
export const nextAddress = '/main/portfolio/of-the-next-contract';
export const nextText = 'Brought by the next contract';

/** A committed copy of these sources with the next contract: a session module more, and a portfolio that uses it. */
export class NextSources {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'portal-next-'));

  constructor() {
    const packages = ['shared', 'scripts', ...appFolders];
    for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.gitignore'])
      cpSync(path.join(root, file), path.join(this.dir, file));
    for (const folder of packages) this.copyPackage(folder);
    symlinkSync(path.join(root, 'node_modules'), path.join(this.dir, 'node_modules'));
    this.changeContract();
    this.git('init', '--quiet');
    // Links to packages are no sources.
    this.write('.git/info/exclude', 'node_modules\n');
    this.git('add', '.');
    this.git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'next');
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Runs a script of these sources, as its own `pnpm` command would. */
  run(script: string, ...args: string[]): Promise<{ code: number; printed: string }> {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: this.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const keep = (text: Buffer) => (printed += text.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, printed }));
    });
  }

  write(file: string, text: string): void {
    const place = path.join(this.dir, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  private copyPackage(folder: string): void {
    const skipped = new Set(['node_modules', 'dist', 'docs', 'e2e', 'sandbox']);
    cpSync(path.join(root, folder), path.join(this.dir, folder), {
      recursive: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
    this.copyLinks(path.join(folder, 'node_modules'));
  }

  // pnpm's links are relative, so that a package of the workspace is the one of the copy.
  private copyLinks(folder: string): void {
    mkdirSync(path.join(this.dir, folder));
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isSymbolicLink())
        symlinkSync(readlinkSync(path.join(root, name)), path.join(this.dir, name));
      else if (entry.name.startsWith('@')) this.copyLinks(name);
    }
  }

  private changeContract(): void {
    this.write('shared/src/session/next-contract.ts', `export const text = '${nextText}';\n`);
    this.edit('shared/package.json', '"version": "1.0.0"', '"version": "1.1.0"');
    const module = '@investor-portal/shared/session/next-contract';
    this.edit('host/src/federation/provided.ts', "import 'react';", `import '${module}';\n$&`);
    const routes = 'remote-portfolio/src/routes.tsx';
    this.edit(routes, 'import ', `import { text } from '${module}';\n$&`);
    this.edit(routes, 'routes: [', `$&{ path: '${nextAddress}', element: <p>{text}</p> },`);
  }

  private edit(file: string, from: string, to: string): void {
    const text = readFileSync(path.join(this.dir, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from} to change.`);
    this.write(file, text.replace(from, to));
  }

  private git(...args: string[]): void {
    const { status, stderr } = spawnSync('git', args, { cwd: this.dir, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
}

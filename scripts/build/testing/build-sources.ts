import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** Builds an application with the host's file names. @returns the built files by path. */
export async function buildSources(
  context: string,
  sources: Readonly<Record<string, string>>,
  configuration: Configuration,
): Promise<ReadonlyMap<string, string>> {
  for (const [file, text] of Object.entries(sources)) {
    const target = path.join(context, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const output = path.join(context, 'dist');
  const filename = 'assets/[name].[contenthash:12].js';
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context,
        entry: { main: './main.js' },
        target: 'browserslist:chrome >= 108',
        ...configuration,
        output: {
          path: output,
          filename,
          chunkFilename: filename,
          publicPath: '/',
          clean: true,
          ...configuration.output,
        },
      },
      (error, stats) =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats?.toString('errors-only')))
          : resolve(),
    ),
  );
  const files = readdirSync(path.join(output, 'assets')).toSorted();
  const textOf = (file: string) => readFileSync(path.join(output, 'assets', file), 'utf8');
  return new Map(files.map((file) => [`assets/${file}`, textOf(file)]));
}

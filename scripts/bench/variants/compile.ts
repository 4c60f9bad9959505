import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Builds, and returns what webpack says of its chunks and modules. */
export function compile(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(`It does not build:\n${stats?.toString('errors-only') ?? ''}`));
        else
          resolve(
            stats.toJson({
              all: false,
              modules: true,
              nestedModules: true,
              chunkGroups: true,
              chunks: true,
              chunkModules: true,
              modulesSpace: Infinity,
              nestedModulesSpace: Infinity,
            }),
          );
      });
    });
  });
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import webpack from 'webpack';
import { root } from '../workspace/apps';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { sbom, sbomFolder } from './sbom.cjs';

const library = 'compare-versions';

interface Validation {
  JsonStrictValidator: new (version: string) => { validate(text: string): Promise<unknown> };
}

/** Returns CycloneDX's own validator, which comes with the plugin. */
function validator() {
  const plugin = createRequire(createRequire(__filename).resolve('@cyclonedx/webpack-plugin'));
  const { JsonStrictValidator } = plugin('@cyclonedx/cyclonedx-library/Validation') as Validation;
  return new JsonStrictValidator('1.6');
}

const scratch = scratchFolder();

async function sbomOfBuildIn(name: string): Promise<string> {
  const dir = path.join(realpathSync(mkdtempSync(path.join(scratch, 'build-'))), name);
  const folder = path.join(dir, 'node_modules', library);
  mkdirSync(folder, { recursive: true });
  cpSync(realpathSync(path.join(root, 'scripts/node_modules', library)), folder, {
    recursive: true,
  });
  const manifest = { name: 'app', version: '1.0.0', license: 'MIT' };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dir, 'index.js'), `import { satisfies } from '${library}'; satisfies();`);
  await new Promise<void>((resolve, reject) => {
    const config = { context: dir, mode: 'production', entry: './index.js', plugins: [sbom()] };
    const output = { path: path.join(dir, 'dist') };
    webpack({ ...config, mode: 'production', output, performance: false }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return readFileSync(path.join(dir, 'dist', sbomFolder, 'bom.json'), 'utf8');
}

const shape = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      licenses: v.pipe(v.array(v.object({ license: v.object({ id: v.string() }) })), v.nonEmpty()),
      evidence: v.object({ licenses: v.pipe(v.array(v.unknown()), v.nonEmpty()) }),
    }),
  ),
});

describe('the software bill of materials', () => {
  it('is what CycloneDX asks for, with the licence of each library, and the same in another folder', async () => {
    const text = await sbomOfBuildIn('here');
    expect(await validator().validate(text)).toBeNull();
    const { components } = v.parse(shape, JSON.parse(text));
    expect(components.map(({ name }) => name)).toEqual([library]);
    expect(components[0]?.licenses).toEqual([{ license: { id: 'MIT' } }]);
    expect(await sbomOfBuildIn('deeper/there')).toBe(text);
  });

  it('is refused where it is not', async () => {
    expect(await validator().validate('{"bomFormat":"CycloneDX"}')).not.toBeNull();
  });
});

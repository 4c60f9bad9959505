import { framesIn, traceStack } from './trace-stack';

const remote = 'portfolio/1.0.0-89abcdef01/assets/entry.0123456789ab.js';
const host = 'assets/main.fedcba987654.js';

/** Maps line 1, column 42 of the script to `cancel` in line 2, column 5 of the source. */
function mapTo(source: string): string {
  return JSON.stringify({
    version: 3,
    sources: [`webpack://investor-portal-portfolio/./${source}`],
    sourcesContent: ['first\n    throw cancel();\n'],
    names: ['cancel'],
    mappings: 'yCACIA',
  });
}

describe('framesIn', () => {
  it.each([
    ['telemetry', `${remote}:1:42\nhost/${host}:3:4`],
    [
      'Chrome',
      `TypeError: x\n  at f (https://a.example/r/${remote}:1:42)\n  at https://b.example/${host}:3:4`,
    ],
    ['Firefox', `f@https://a.example/r/${remote}:1:42\ng@https://b.example/${host}:3:4`],
    ['JSON', JSON.stringify({ stack: `${remote}:1:42\nhost/${host}:3:4` })],
  ])('finds the positions in a stack of %s', (_, stack) => {
    const [app, version, ...file] = remote.split('/');
    expect(framesIn(stack)).toEqual([
      { app, version, file: file.join('/'), line: 1, column: 42 },
      { app: 'host', version: undefined, file: host, line: 3, column: 4 },
    ]);
  });
});

describe('traceStack', () => {
  it('names source, line and function, and shows the line', async () => {
    const traced = await traceStack(`${remote}:1:42`, async () => mapTo('src/actions/cancel.ts'));
    const position = 'src/actions/cancel.ts:2:5  cancel  (portfolio 1.0.0-89abcdef01)';
    expect(traced).toEqual({ lines: [position, '    throw cancel();'], missing: [] });
  });

  it('says which maps are missing, and goes on', async () => {
    const { lines, missing } = await traceStack(
      `${remote}:1:42\n${remote}:1:7\nhost/${host}:1:42`,
      async ({ app }) => (app === 'host' ? mapTo('src/index.tsx') : undefined),
    );
    expect(missing).toEqual([remote]);
    expect(lines[0]).toBe(`${remote}:1:42  (no source map)`);
    expect(lines[2]).toBe('src/index.tsx:2:5  cancel  (host)');
  });
});

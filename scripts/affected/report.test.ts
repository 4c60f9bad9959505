import type { Affected } from './affected';
import { describeAffected, outputLines, plan } from './report';

const affected: Affected = {
  base: '0123456789abcdef',
  changedFiles: ['shared/src/ui/Tag.tsx'],
  projects: [
    {
      name: 'host',
      ships: true,
      because: ['host/src/a.ts', 'host/src/b.ts', 'b.ts'],
      unit: ['host/'],
    },
    { name: 'scripts/build', ships: false, because: ['b.ts'], unit: ['scripts/build/'] },
    { name: 'scripts/serve', ships: false, because: ['b.ts'], unit: ['scripts/serve/'] },
    { name: 'scripts/check', ships: false, because: ['b.ts'], unit: ['scripts/check/'] },
    { name: 'e2e/host', ships: false, because: ['b.ts'], browser: 'host' },
  ],
  unaffected: ['sandbox'],
  docs: true,
};

it('says what is affected and by which import', () => {
  expect(describeAffected(affected)).toBe(`1 changed since 0123456789
host           build   host/src/a.ts … host/src/b.ts → b.ts
scripts/build  checks  b.ts
scripts/serve  checks  b.ts
scripts/check  checks  b.ts
e2e/host       checks  b.ts
docs
Not affected: sandbox`);
});

it('says why everything is affected, once', () => {
  const everything = 'package.json: it holds for every package';
  const text = describeAffected({ ...affected, everything });
  expect(text.match(/package\.json/g)).toHaveLength(1);
  expect(plan({ ...affected, everything }).everything).toBe(everything);
});

it('plans one job for the unit tests of scripts but those that always run, and one for each folder of browser tests', () => {
  expect(plan(affected)).toMatchObject({
    unit: [
      { name: 'host', paths: 'host/' },
      { name: 'scripts', paths: 'scripts/build/ scripts/serve/' },
    ],
    e2e: ['host'],
    release: ['host'],
    everything: null,
  });
});

it('writes the lists as lines that a pipeline reads, also when they are empty', () => {
  expect(outputLines(affected)).toBe(
    'unit=[{"name":"host","paths":"host/"},{"name":"scripts","paths":"scripts/build/ scripts/serve/"}]\n' +
      'e2e=["host"]\nrelease=["host"]\n',
  );
  expect(outputLines({ ...affected, projects: [] })).toBe('unit=[]\ne2e=[]\nrelease=[]\n');
});

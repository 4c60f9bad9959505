import type { Report } from './checks/finding';
import { checking } from './testing/checking';
import type { Route, Sabotage } from './testing/sabotage-proxy';
import { rightShapes } from './testing/right-shapes';
import { variants } from './testing/variants';
import { variantsOfWrites } from './testing/variants-of-writes';

const { run, address, campaign } = checking();

/** Returns the ids and subjects of a report's findings, and the number of each finding's other subjects. */
function findingsOf({ checks, api }: Report) {
  const { origin } = new URL(api);
  return checks
    .flatMap(({ findings }) =>
      findings.map(({ id, subject, others = [] }) =>
        [id, subject.replace(origin, 'origin'), others.length > 0 ? [`+${others.length}`] : []]
          .flat()
          .join(' '),
      ),
    )
    .toSorted();
}

describe('check-api', () => {
  it('finds nothing in the sandbox, of which every check has something to judge', async () => {
    const report = await run(address('nothing'));
    expect(findingsOf(report)).toEqual([]);
    const notSeen = report.checks.flatMap(({ id, notSeen }) => (notSeen ? [id] : []));
    expect(notSeen).toEqual(['encryption']);
    expect(report.checks.length).toBeGreaterThan(15);
  });

  it.each(rightShapes)('finds nothing in an API that $what', async ({ what, sabotage }) => {
    const report = await run(address(`right${what.length}`, sabotage));
    expect(findingsOf(report)).toEqual([]);
  });

  const titled = variants.map((variant, at) => ({ ...variant, name: `v${at}` }));
  it.each(titled)(
    'names what variant $name alters, $expected, and nothing else',
    async ({ name, expected, says = /./, sabotage, before }) => {
      const report = await run(address(name, sabotage, before ? { before } : {}));
      expect(findingsOf(report)).toEqual(expected.toSorted());
      expect(JSON.stringify(report.checks)).toMatch(says);
    },
  );

  it('writes where it may, and finds nothing', async () => {
    expect(findingsOf(await write())).toEqual([]);
  });

  it.each(variantsOfWrites)(
    'names $expected of what it writes',
    async ({ expected, says = /./, sabotage, before }) => {
      const report = await write(sabotage?.(), before);
      // Only the first run has a commitment to reconfirm.
      const checks = report.checks.filter(({ id }) => id !== 'reconfirming');
      expect(findingsOf({ ...report, checks })).toEqual(expected);
      expect(JSON.stringify(checks)).toMatch(says);
    },
  );

  async function write(sabotage?: Sabotage, before?: Route['before']): Promise<Report> {
    const { guid } = await campaign();
    const route = { fresh: true, ...(before && { before }) };
    return run(address('writes', sabotage, route), { campaign: guid });
  }
});

import { measureInteractions } from '../drive/interactions';
import { visiting } from '../drive/measure';
import { routes } from '../drive/routes';
import { loadNow, thisCommit, thisMachine } from '../report/machine';
import { rowsOf } from '../report/rows';
import { markdownTable, sectionsOf } from '../report/tables';
import { writeJson } from '../report/write-results';
import { openEnvironment } from '../serve/bench-environment';
import { control } from '../serve/sandbox-control';
import { measureList, type ListFigures } from './measure-list';

const amount = 10_000;
/** Rows per page of each list. */
const pageRows = { 'campaign-list': 5, commitments: 10 };
/** What loading a list may take. */
const withinMs = 4 * 60_000;

interface ListResult extends ListFigures {
  list: keyof typeof pageRows;
  page: number;
}

/** Measures the screens with thousands of campaigns and commitments, on a CPU slowed down four times. */
export async function measureScale(pages: number, log: (line: string) => void): Promise<void> {
  const environment = await openEnvironment(['ours'], log);
  try {
    const { externalReferenceCode } = environment.investors.known;
    await control('generate', { campaigns: amount, commitments: amount, externalReferenceCode });
    log(`Made ${amount} campaigns and commitments.`);
    const lists: ListResult[] = [];
    for (const list of ['campaign-list', 'commitments'] as const)
      await visiting(
        environment,
        'ours',
        routes[list],
        async (visit) => {
          await visit.open(routes[list].path(environment.campaign));
          for (const page of [10, pages]) {
            const figures = await measureList(visit, { rows: page * pageRows[list], withinMs });
            lists.push({ list, page: Math.floor(figures.rows / pageRows[list]), ...figures });
            log(JSON.stringify(lists.at(-1)));
          }
        },
        { fastNetwork: true },
      );
    const interactions = rowsOf(await measureInteractions(environment));
    log(`\n${tableOf(lists)}\n`);
    for (const { title, table } of sectionsOf(interactions)) log(`${title}\n\n${table}`);
    await writeJson('scale.json', {
      date: new Date().toISOString(),
      commit: thisCommit(),
      machine: thisMachine(),
      load: loadNow(),
      rows: amount,
      lists,
      interactions,
    });
  } finally {
    await environment.close();
  }
}

function tableOf(lists: readonly ListResult[]): string {
  return markdownTable(
    ['list', 'page', 'rows', 'elements', 'heap MB', 'frame p95 ms', 'main thread p95 ms'],
    lists.map(({ list, page, rows, elements, heapMb, frameP95, workP95 }) => [
      list,
      ...[page, rows, elements].map(String),
      ...[heapMb, frameP95, workP95].map((value) => value.toFixed(1)),
    ]),
  );
}

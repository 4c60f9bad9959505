import { Visit } from '../drive/visit.ts';
import { routes, type RouteName } from '../drive/routes.ts';
import { loadNow, thisCommit, thisMachine } from '../report/machine.ts';
import { markdownTable } from '../report/table.ts';
import { writeJson } from '../report/write-results.ts';
import { control } from '../serve/sandbox-control.ts';
import { hostPort, origin } from '../serve/addresses.ts';
import { makeCertificate } from '../serve/certificate.ts';
import { openEnvironment, type BenchEnvironment } from '../serve/bench-environment.ts';
import { measureInteraction, type InteractionFigures } from './measure-interactions.ts';
import { measureList, type ListFigures } from './measure-list.ts';

const amount = 10_000;
const minutes = 60_000;
/** Rows per page of each list. */
const pageRows = { 'campaign-list': 5, commitments: 10 };
type List = keyof typeof pageRows;

interface ListResult extends ListFigures {
  list: List;
  page: number;
}

/** Measures the screens with thousands of campaigns and commitments, on a CPU slowed down four times. */
export async function measureScale(pages: number, log: (line: string) => void): Promise<void> {
  const certificate = await makeCertificate();
  const environment = await openEnvironment(['ours'], certificate, log);
  try {
    const { externalReferenceCode } = environment.investors.known;
    await control('generate', { campaigns: amount, commitments: amount, externalReferenceCode });
    log(`Made ${amount} campaigns and commitments.`);
    const lists: ListResult[] = [];
    for (const list of ['campaign-list', 'commitments'] as const) {
      const visit = await open(environment, certificate.fingerprint, list);
      try {
        for (const page of [10, pages]) {
          const wanted = { rows: page * pageRows[list], withinMs: 4 * minutes };
          const figures = await measureList(visit, wanted);
          lists.push({ list, page: Math.floor(figures.rows / pageRows[list]), ...figures });
          log(JSON.stringify(lists.at(-1)));
        }
      } finally {
        await visit.end();
      }
    }
    const interactions = await measureInteractions(environment, certificate.fingerprint);
    log(`\n${listTable(lists)}\n\n${interactionTable(interactions)}`);
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

async function measureInteractions(
  environment: BenchEnvironment,
  fingerprint: string,
): Promise<InteractionFigures[]> {
  const visit = await open(environment, fingerprint, 'campaign-list');
  try {
    const portal = visit.portal();
    const tabs = ['Expiring Soon', 'Newest'];
    const tab = await measureInteraction(visit, 'switching the tab', 4, (turn) =>
      portal.getByRole('tab', { name: tabs[turn % 2] }).click(),
    );
    const dialog = await measureInteraction(visit, 'opening the menu', 4, async () => {
      await portal.getByRole('button', { name: 'Menu' }).click();
      await portal.getByRole('dialog').press('Escape');
    });
    await visit.go(`/main/investment-opportunities/${environment.campaign}/invest`, 'input');
    const typing = await measureInteraction(visit, 'typing an amount', 1, () =>
      portal.getByLabel('Amount').pressSequentially('25000', { delay: 250 }),
    );
    return [tab, dialog, typing];
  } finally {
    await visit.end();
  }
}

async function open(
  environment: BenchEnvironment,
  fingerprint: string,
  name: RouteName,
): Promise<Visit> {
  const { path, content } = routes[name];
  const visit = await Visit.begin({
    host: origin(hostPort('ours')),
    investor: environment.investors.known.externalReferenceCode,
    content,
    fingerprint,
    throttleNetwork: false,
  });
  await visit.open(path(environment.campaign));
  return visit;
}

function listTable(lists: readonly ListResult[]): string {
  return markdownTable(
    ['list', 'page', 'rows', 'elements', 'heap MB', 'frame p95 ms', 'main thread p95 ms'],
    lists.map(({ list, page, rows, elements, heapMb, frameP95, workP95 }) => [
      list,
      ...[page, rows, elements].map(String),
      ...[heapMb, frameP95, workP95].map((value) => value.toFixed(1)),
    ]),
  );
}

function interactionTable(interactions: readonly InteractionFigures[]): string {
  return markdownTable(
    ['interaction', 'to paint ms (INP)', 'scripts done ms'],
    interactions.map(({ what, toPaint, toHandled }) => [
      what,
      toPaint.toFixed(0),
      toHandled.toFixed(0),
    ]),
  );
}

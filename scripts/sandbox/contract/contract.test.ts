import Ajv2020 from 'ajv/dist/2020';
import * as v from 'valibot';
import { contradictionsIn } from '@investor-portal/scripts/api-contract/contradictions';
import { configure } from '@investor-portal/shared/testing/configure';
import { record } from '../recording/record';
import { sharedApi } from '../testing/api';
import { callNames, calls, type Exchange } from './calls';
import recording from './recording.json';

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>;
}

const api = sharedApi();
const ajv = new Ajv2020({ strict: false, allErrors: true });
const recorded = recording as Exchange[];
let document: Document;
let session: Exchange[];

beforeAll(async () => {
  configure();
  document = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
  ajv.addSchema(document, 'openapi');
  session = await record(api.url);
});

function faults({ call, status, response }: Exchange): unknown {
  const { path, method } = calls[call];
  const operation = `${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
  const schema = `responses/${status}/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: `openapi#/paths/${operation}/${schema}` });
  return validate(response) ? [] : validate.errors;
}

/** Selects the parts of a recording that are the same each time: the statuses, and the bodies of errors. */
const outcomes = (exchanges: readonly Exchange[]) =>
  exchanges.map(({ call, status, response }) => [call, status, status >= 400 && response]);

describe('§7 the contract', () => {
  it('describes each call, with an example of its request, its response and each error', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(callNames.length);
    for (const { responses, ...operation } of operations) {
      expect(operation).toMatchObject({ description: expect.stringMatching(/\.$/) as unknown });
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '500']));
      for (const { content } of Object.values(responses))
        expect(content).toHaveProperty(['application/json', 'example']);
    }
  });

  it.each(callNames)('%s responds as documented, and fails as documented', (name) => {
    const own = session.filter(({ call }) => call === name);
    expect(own.map((it) => [it.status, faults(it)])).toEqual(own.map(({ status }) => [status, []]));
  });

  it('never contradicts itself, within a response or between two', () => {
    const responses = session
      .filter(({ status }) => status === 200)
      .map(({ call, path, response }) => ({
        call,
        id: decodeURIComponent(path.split('/').find((part) => /^[\da-f]{8}-/.test(part)) ?? ''),
        value: v.parse(calls[call].answer, response),
      }));
    expect(new Set(responses.map(({ call }) => call))).toEqual(new Set(callNames));
    expect(contradictionsIn(responses, Date.now())).toEqual([]);
  });

  // When this test fails, record again with `pnpm contract --record`.
  it('has a recording that is what the sandbox responds today', () => {
    expect(outcomes(recorded)).toEqual(outcomes(session));
    expect(recorded.flatMap((it) => faults(it))).toEqual([]);
  });

  it('has nothing in its recording that opens anything or names a machine', () => {
    const secrets = /localhost|127\.0\.0\.1|eyJ|signature=(?!removed)/;
    expect(JSON.stringify(recorded)).not.toMatch(secrets);
  });
});

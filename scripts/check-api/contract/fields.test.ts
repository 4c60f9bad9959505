import {
  sectionSchemas,
  type SectionCode,
} from '@investor-portal/shared/partner-api/contract/company-view';
import { namedPaths } from './meaning';
import { callNames, type CallName } from './responses';
import { pathsOf, shapeOfCall, shapeOfSection } from './shape';

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
}
interface Document {
  components: { schemas: Record<string, JsonSchema> };
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  operationId: CallName;
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
}

const reads = callNames.filter(
  (name) => !['register', 'upload', 'invest', 'updateStatus'].includes(name),
);

function outline(document: Document, schema: JsonSchema): unknown {
  const { $ref, properties, items, anyOf } = schema;
  const name = $ref?.split('/').at(-1);
  if (name) return outline(document, document.components.schemas[name] ?? {});
  const [documented] = anyOf?.filter((it) => it.properties ?? it.items ?? it.$ref) ?? [];
  if (documented) return outline(document, documented);
  if (items) return [outline(document, items)];
  const inner = Object.entries(properties ?? {});
  return Object.fromEntries(inner.map(([key, next]) => [key, outline(document, next)]));
}

/** Returns the same for a shape that check-api walks. A status or type is an object with one text. */
function walked(shape: ReturnType<typeof shapeOfCall>): unknown {
  if (shape.item) return [walked(shape.item)];
  if (shape.kind === 'named') return { name: {} };
  if (shape.kind === 'coded') return { code: {} };
  return Object.fromEntries(shape.entries.map(([key, next]) => [key, walked(next)]));
}

describe('the contract that check-api holds an API to', () => {
  it('is the OpenAPI document’s, response by response and field by field', async () => {
    const response = await fetch(`${process.env['SANDBOX_URL']}/openapi.json`);
    const document = (await response.json()) as Document;
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(callNames.length);
    for (const name of reads) {
      const found = operations.find(({ operationId }) => operationId === name);
      const schema = found?.responses['200']?.content['application/json']?.schema ?? {};
      expect([name, walked(shapeOfCall(name))]).toEqual([name, outline(document, schema)]);
    }
  });

  it('has every field of which it says what an investor sees without it', () => {
    const sections = (Object.keys(sectionSchemas) as SectionCode[]).map(shapeOfSection);
    const fieldPaths = [...reads.map(shapeOfCall), ...sections].flatMap(pathsOf);
    expect(fieldPaths).toEqual(expect.arrayContaining([...namedPaths]));
  });
});

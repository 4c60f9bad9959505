import { type Call, calls, type Exchange } from './calls';
import { componentSchemas, requestJsonSchema, responseJsonSchema } from './json-schema';
import recording from './recording.json';
import texts from './texts.json';

const sentence = { type: 'string' };

/** The shape of every error (spec §8, readings W2). */
const errorSchema = {
  type: 'object',
  required: ['errorDetails', 'exception', 'message'],
  properties: {
    errorDetails: {
      type: 'array',
      items: { type: 'object', required: ['message'], properties: { message: sentence } },
    },
    exception: sentence,
    message: sentence,
  },
};

const descriptions: Readonly<Record<'parameters' | 'statuses', Record<string, string>>> = texts;

/** Describes the contract as OpenAPI 3.1. The examples come from the recorded exchanges. */
export function openApiDocument(
  origin: string,
  recorded: readonly Exchange[] = recording as Exchange[],
): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partner management API (sandbox)',
      version: '1.0.0',
      summary: 'The calls of the investor portal.',
      contact: { name: 'The maintainers of the investor portal' },
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Amounts are JSON numbers in PHP. Dates are ISO 8601 instants, except commitmentExpirationDate (MM/dd/yyyy, Manila). On this wire an absent boolean means no. What the specification does not show is a guess of the sandbox: its README lists every one.',
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    tags: Object.entries(texts.tags).map(([name, description]) => ({ name, description })),
    paths: paths(recorded),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...componentSchemas(), Error: errorSchema },
    },
  };
}

function paths(recorded: readonly Exchange[]): Record<string, Record<string, object>> {
  const result: Record<string, Record<string, object>> = {};
  for (const [operationId, call] of Object.entries<Call>(calls))
    result[call.path] = {
      ...result[call.path],
      [call.method.toLowerCase()]: operation(operationId, call, recorded),
    };
  return result;
}

function operation(operationId: string, call: Call, all: readonly Exchange[]): object {
  const recorded = all.filter((it) => it.call === operationId);
  const error = { $ref: '#/components/schemas/Error' };
  const schemaOf = (status: number) => (status === 200 ? responseJsonSchema(call.answer) : error);
  const responses = recorded.map(({ status, response: example }) => [
    status,
    {
      description: descriptions.statuses[status],
      content: { 'application/json': { schema: schemaOf(status), example } },
    },
  ]);
  const [first] = recorded;
  return {
    operationId,
    summary: call.summary,
    description: call.description,
    tags: [call.tag],
    ...(call.anonymous && { security: [{}, { bearer: [] }] }),
    parameters: parameters(call),
    ...(call.request && {
      requestBody: {
        required: true,
        content: {
          [call.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: requestJsonSchema(call.request),
            ...(first?.body !== undefined && { example: first.body }),
          },
        },
      },
    }),
    responses: Object.fromEntries(responses) as object,
  };
}

function parameters(call: Call): object[] {
  const text = { type: 'string' };
  return [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      description: descriptions.parameters[name ?? ''],
      schema: text,
    })),
    ...Object.entries(call.query ?? {}).map(([name, required]) => ({
      name,
      in: 'query',
      required,
      description: descriptions.parameters[name],
      schema: text,
    })),
    ...Object.entries(call.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', maxLength: 255 },
    })),
  ];
}

import { type Call, calls } from './calls';
import { responseJsonSchema, componentSchemas, requestJsonSchema } from './json-schema';

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

/** The contract as an OpenAPI 3.1 document, generated from the portal's own schemas. */
export function openApiDocument(origin: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partner management API (sandbox)',
      version: '1.0.0',
      summary: 'The calls of the investor portal.',
      description:
        'Amounts are JSON numbers in PHP. Dates are ISO 8601 instants, except commitmentExpirationDate (MM/dd/yyyy, Manila). On this wire an absent boolean means no. What the specification does not show is a guess of the sandbox: its README lists every one.',
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...componentSchemas(), Error: errorSchema },
    },
  };
}

function paths(): Record<string, Record<string, object>> {
  const result: Record<string, Record<string, object>> = {};
  for (const [operationId, call] of Object.entries<Call>(calls))
    result[call.path] = { ...result[call.path], [call.method]: operation(operationId, call) };
  return result;
}

function operation(operationId: string, call: Call): object {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId,
    summary: call.summary,
    tags: [call.tag],
    ...(call.anonymous && { security: [{}, { bearer: [] }] }),
    parameters: parameters(call),
    ...(call.request && {
      requestBody: {
        required: true,
        content: {
          [call.multipart ? 'multipart/form-data' : 'application/json']: {
            schema: requestJsonSchema(call.request),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: responseJsonSchema(call.answer) } },
      },
      400: failure('The request is not what the contract says.'),
      401: failure('The token is missing, unknown, expired or revoked.'),
      404: failure("It does not exist, or it is another investor's."),
      409: failure('The state does not allow it (any more).'),
      413: failure('The request is too large.'),
      422: failure('A rule forbids it.'),
      '5XX': failure('A fault or a sentinel input asked for it.'),
    },
  };
}

function parameters(call: Call): object[] {
  const text = { type: 'string' };
  return [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: text,
    })),
    ...Object.entries(call.query ?? {}).map(([name, required]) => ({
      name,
      in: 'query',
      required,
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

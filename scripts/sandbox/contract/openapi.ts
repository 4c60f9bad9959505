import { type Call, calls } from './calls';
import type { Exchange } from './exchange';
import { responseJsonSchema, componentSchemas, requestJsonSchema } from './json-schema';
import recording from './recording.json';

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

const tags: Readonly<Record<string, string>> = {
  'account-activities': "The investor's movements of shares and money",
  campaigns: 'What can be invested in',
  commitments: 'Money that the investor has committed',
  'company-view': 'What an issuer publishes of itself',
  files: 'Pictures and documents',
  nationalities: 'The choices of the registration',
  partner: 'The investor and their registration',
  payments: 'Ways to pay',
  'stock-memos': "The investor's shares",
};

const parameterTexts: Readonly<Record<string, string>> = {
  commitmentId: 'The guid of the commitment',
  externalReferenceCode:
    'The code by which the platform identifies the investor, as in the hand-over',
  guid: "The guid of the object that the path names. In a POST, it is the issuer's guid",
  issuerGuid: 'The guid of the issuer',
  key: "The key of a file, as in a campaign's pictures, or the URL that an upload returned",
  partnerAccountCode: "The partner's code, as in the hand-over",
};

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
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
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

const meanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  400: 'The request is not what the contract says; `errorDetails` names each field.',
  401: 'The token is missing, unknown, expired or revoked. The portal asks the platform for a new one.',
  403: "It is another investor's.",
  404: "It does not exist, or it is another investor's.",
  409: 'The state does not allow it (any more).',
  413: 'The request is too large.',
  422: 'A rule forbids it. Nothing has changed.',
  500: 'A failure of the API. The outcome of a write is then unknown to the portal, which looks for it.',
};

function operation(operationId: string, call: Call, all: readonly Exchange[]): object {
  const recorded = all.filter((it) => it.call === operationId);
  const error = { $ref: '#/components/schemas/Error' };
  const schemaOf = (status: number) => (status === 200 ? responseJsonSchema(call.answer) : error);
  const responses = recorded.map(({ status, response: example }) => [
    status,
    {
      description: meanings[status],
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
      description: parameterTexts[name ?? ''],
      schema: text,
    })),
    ...Object.entries(call.query ?? {}).map(([name, required]) => ({
      name,
      in: 'query',
      required,
      description: parameterTexts[name],
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

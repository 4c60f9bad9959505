import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { entities, partsOfCommitment } from '@investor-portal/scripts/api-contract/entities';
import { newCommitmentSchema } from '@investor-portal/scripts/api-contract/requests';
import {
  financialInformationSchema,
  officerDirectorIssuerSchema,
  officerDirectorSchema,
  registrationSchema,
} from '@investor-portal/shared/partner-api/contract/registration';
import { type Call, calls, type Exchange } from './calls';
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

const answers = { ...entities, ...partsOfCommitment };
/** The request bodies of spec §3. */
const requests = {
  FinancialInformation: financialInformationSchema,
  NewCommitment: newCommitmentSchema,
  OfficerDirector: officerDirectorSchema,
  OfficerDirectorIssuer: officerDirectorIssuerSchema,
  Registration: registrationSchema,
};
const definitions: Record<string, v.GenericSchema> = { ...answers, ...requests };

const common: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const forRequests: ConversionConfig = {
  ...common,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : undefined,
};

/*
 * The portal's schemas accept more than the documented shape. Responses are documented by the first option of a union
 * (shared/src/schema/fields.ts).
 */
const forResponses: ConversionConfig = {
  ...common,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'union' ? (jsonSchema.anyOf?.[0] as JsonSchema) : undefined,
};

const requestJsonSchema = (schema: v.GenericSchema) => convert(schema, forRequests);
const responseJsonSchema = (schema: v.GenericSchema) => convert(schema, forResponses);

function componentSchemas(): Record<string, JsonSchema> {
  const anything = v.object({});
  return {
    ...pick(toJsonSchema(anything, forResponses).$defs, answers),
    ...pick(toJsonSchema(anything, forRequests).$defs, requests),
  };
}

function convert(schema: v.GenericSchema, config: ConversionConfig): JsonSchema {
  const converted = { ...toJsonSchema(schema, config) };
  delete converted.$schema;
  delete converted.$defs;
  return converted;
}

function pick(defs: JsonSchema['$defs'], names: object): Record<string, JsonSchema> {
  const kept = Object.entries(defs ?? {}).filter(([name]) => name in names);
  return Object.fromEntries(kept.map(([name, schema]) => [name, schema as JsonSchema]));
}

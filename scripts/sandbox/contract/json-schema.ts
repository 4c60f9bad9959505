import { entities, partsOfCommitment } from '@investor-portal/scripts/api-contract/entities';
import { newCommitmentSchema } from '@investor-portal/shared/partner-api/contract/new-commitment';
import {
  financialInformationSchema,
  officerDirectorIssuerSchema,
  officerDirectorSchema,
  registrationSchema,
} from '@investor-portal/shared/partner-api/contract/registration';
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

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

export const requestJsonSchema = (schema: v.GenericSchema) => convert(schema, forRequests);
export const responseJsonSchema = (schema: v.GenericSchema) => convert(schema, forResponses);

export function componentSchemas(): Record<string, JsonSchema> {
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

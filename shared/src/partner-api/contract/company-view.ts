import * as v from 'valibot';
import type { ReadCall } from '../client/call';
import { envelopeOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { parseInstant } from '../../rules/wire-date';
import { countedRowsOf, date, identity, rawText, rows, text } from '../../schema/fields';

const teamMember = v.object({
  ImageUrl: text,
  FirstName: text,
  LastName: text,
  PositionTitle: text,
});
const document = v.object({
  /** The document's file key, from which `preSign` makes a link. */
  DocumentId: identity,
  DocumentType: text,
  UploadedDate: date,
});

const post = v.pipe(
  v.object({ Title: text, Text: rawText, Date: date }),
  v.check(({ Title, Text }) => Title.trim() !== '' || Text.trim() !== ''),
);

/** Each section's `jsonData` (spec §3 'Publish view'). The last two sections are in readings R16. */
export const sectionSchemas = {
  SUBUS: v.object({ IntroductionToTheBusiness: rawText }),
  TEAM: listOf(teamMember),
  COINF: v.object({ ImageUrl: text, CompanyName: text }),
  DOCS: listOf(document),
  UPDAT: listOf(post),
  DISCU: listOf(post),
} as const;
export type SectionCode = keyof typeof sectionSchemas;

export type TeamMember = v.InferOutput<typeof teamMember>;
export type CompanyDetails = v.InferOutput<(typeof sectionSchemas)['COINF']>;
export type CompanyDocument = v.InferOutput<typeof document>;
export type CompanyPost = v.InferOutput<typeof post>;

/** `jsonData` is an object or array, or the same as a JSON string (readings W14). */
export const companySectionSchema = v.object({ sectionCode: v.string(), jsonData: v.unknown() });
type Section = v.InferOutput<typeof companySectionSchema>;

/** A section that is missing or unreadable is empty (readings W14). */
export interface CompanyView {
  /** Untrusted HTML, as in the posts. */
  introduction: string;
  team: TeamMember[];
  company: CompanyDetails | null;
  documents: CompanyDocument[];
  /** The number of documents without an id, which are left out of a section that can be read (readings W15). */
  unreadableDocuments: number;
  /** Posts are newest first, or null if the view has no section for them (readings R16). */
  updates: CompanyPost[] | null;
  discussion: CompanyPost[] | null;
  /** The modules whose section cannot be read, so that they may or may not be empty. */
  unreadable: CompanyModule[];
}
export type CompanyModule = Exclude<keyof CompanyView, 'unreadable' | 'unreadableDocuments'>;

export const companySections = envelopeOf(v.object({ details: rows(companySectionSchema) }));

export const companyViewCall = {
  name: 'companyView',
  template: 'GET api/v1/partner-transactional/company-details/latest-published-view/{issuerGuid}',
  answer: v.pipe(
    companySections,
    v.transform(({ details }) => companyViewOf(details)),
  ),
  changesWithMoney: false,
} as const satisfies ReadCall;

export const fetchCompanyView = (issuerGuid: string) => read(companyViewCall, { id: issuerGuid });

export function wireCodeOf(code: SectionCode): string {
  const { updates, discussion } = runtimeConfig().publishViewCodes;
  return { UPDAT: updates, DISCU: discussion }[code as string] ?? code;
}

function companyViewOf(details: readonly Section[]): CompanyView {
  const unreadable: CompanyModule[] = [];
  function section<C extends SectionCode>(module: CompanyModule, code: C) {
    const found = details.find(({ sectionCode }) => sectionCode === wireCodeOf(code));
    if (!found) return undefined;
    const schema: v.GenericSchema = sectionSchemas[code];
    const json = v.pipe(v.string(), v.parseJson(), schema);
    const parsed = v.safeParse(v.union([schema, json]), found.jsonData);
    if (parsed.success) return parsed.output as v.InferOutput<(typeof sectionSchemas)[C]>;
    const issues = v.flatten(parsed.issues);
    console.warn(`The section ${found.sectionCode} of a company view could not be read.`, issues);
    unreadable.push(module);
    return undefined;
  }
  const posts = (module: 'updates' | 'discussion', code: 'UPDAT' | 'DISCU') =>
    section(module, code)?.readable.sort((a, b) => instantOf(b) - instantOf(a)) ?? null;
  const documents = section('documents', 'DOCS');
  return {
    introduction: section('introduction', 'SUBUS')?.IntroductionToTheBusiness ?? '',
    team: section('team', 'TEAM')?.readable ?? [],
    company: section('company', 'COINF') ?? null,
    updates: posts('updates', 'UPDAT'),
    documents: documents?.readable ?? [],
    unreadableDocuments: documents?.unreadable ?? 0,
    discussion: posts('discussion', 'DISCU'),
    unreadable,
  };
}

/** Posts without a readable date come last. */
const instantOf = ({ Date: date }: CompanyPost) => parseInstant(date) ?? 0;

/** Fails if rows exist but none can be read, because such a list is not known to be empty. */
function listOf<S extends v.GenericSchema>(row: S) {
  return v.pipe(
    countedRowsOf(row),
    v.check(({ readable, unreadable }) => readable.length > 0 || unreadable === 0),
  );
}

import * as v from 'valibot';
import * as calls from './calls';
import { envelopeOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client';
import { date, identity, rows, rowsOf, text } from '../schema/fields';

const teamMember = v.object({
  ImageUrl: text,
  FirstName: text,
  LastName: text,
  PositionTitle: text,
});
const document = v.object({
  /** A key to pre-sign. */
  DocumentId: identity,
  DocumentType: text,
  UploadedDate: date,
});

/** What each section's `jsonData` holds (spec §3 'Publish view'). */
export const sectionSchemas = {
  SUBUS: v.object({ IntroductionToTheBusiness: text }),
  TEAM: rowsOf(teamMember),
  COINF: v.object({ ImageUrl: text, CompanyName: text }),
  DOCS: rowsOf(document),
} as const;

export type TeamMember = v.InferOutput<typeof teamMember>;
export type CompanyDetails = v.InferOutput<(typeof sectionSchemas)['COINF']>;
export type CompanyDocument = v.InferOutput<typeof document>;

/** One section on the wire; `jsonData` is an object or array, or the same as a JSON string (readings W14). */
export const companySectionSchema = v.object({ sectionCode: v.string(), jsonData: v.unknown() });

/** The four modules of a company; a missing or unreadable section is empty (readings W14). */
export interface CompanyView {
  /** HTML, never to be trusted; '' when there is none. */
  introduction: string;
  team: TeamMember[];
  company: CompanyDetails | null;
  documents: CompanyDocument[];
}

/** The response on the wire. */
export const companySectionsResponse = envelopeOf(
  v.object({ details: rows(companySectionSchema) }),
);

export const companyViewResponse = v.pipe(
  companySectionsResponse,
  v.transform(({ details }): CompanyView => ({
    introduction: section(details, 'SUBUS')?.IntroductionToTheBusiness ?? '',
    team: section(details, 'TEAM') ?? [],
    company: section(details, 'COINF') ?? null,
    documents: section(details, 'DOCS') ?? [],
  })),
);

/** The latest published view of an issuer (spec §7). */
export function fetchCompanyView(issuerGuid: string, signal?: AbortSignal): Promise<CompanyView> {
  return read({
    call: calls.companyView,
    id: issuerGuid,
    answer: companyViewResponse,
    signal,
  });
}

type Section = v.InferOutput<typeof companySectionSchema>;
type Code = keyof typeof sectionSchemas;

function section<C extends Code>(
  details: readonly Section[],
  code: C,
): v.InferOutput<(typeof sectionSchemas)[C]> | undefined {
  const found = details.find((item) => item.sectionCode === code);
  if (!found) return undefined;
  const parsed = v.safeParse(sectionSchemas[code], decoded(found.jsonData));
  if (parsed.success) return parsed.output;
  console.warn(
    `The section ${code} of a company view could not be read.`,
    v.flatten(parsed.issues),
  );
  return undefined;
}

function decoded(jsonData: unknown): unknown {
  if (typeof jsonData !== 'string') return jsonData;
  try {
    return JSON.parse(jsonData);
  } catch {
    return undefined;
  }
}

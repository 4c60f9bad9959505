/** The industry of an issuer, which decides the motif of its pictures. */
export type Industry =
  'terraces' | 'waves' | 'solar' | 'weave' | 'skyline' | 'leaves' | 'orbits' | 'roads';

/** A fictional company, from which all texts of its campaigns are made. */
export interface IssuerProfile {
  name: string;
  address: string;
  industry: Industry;
  since: number;
  /** Its business, to complete 'It …'. */
  does: string;
  /** Three facts for the highlights. */
  facts: readonly [string, string, string];
  /** What the first and the second campaign pay for. */
  uses: readonly [string, string];
}

/** How a generated file is drawn; the same recipe gives the same bytes. */
export type Recipe =
  | { kind: 'banner' | 'gallery'; seed: string; industry: Industry }
  | { kind: 'logo'; seed: string; name: string; industry: Industry }
  | { kind: 'portrait'; seed: string }
  | { kind: 'document'; title: string; issuer: string; address: string; paragraphs: string[] };

export interface SeedFile {
  key: string;
  contentType: 'image/svg+xml' | 'application/pdf';
  recipe: Recipe;
}

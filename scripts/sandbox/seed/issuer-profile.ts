/** What an issuer does, which decides the motif of its pictures. */
export type Industry =
  'terraces' | 'waves' | 'solar' | 'weave' | 'skyline' | 'leaves' | 'orbits' | 'roads';

/** An invented company. Every text of its campaigns is made of these. */
export interface IssuerProfile {
  name: string;
  address: string;
  industry: Industry;
  since: number;
  /** What it does, as the end of 'It …'. */
  does: string;
  /** Three facts for the highlights. */
  facts: readonly [string, string, string];
  /** What the first and the second campaign pay for. */
  uses: readonly [string, string];
}

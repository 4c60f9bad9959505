import type { Industry } from './issuer-profile';

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

import type { Release, RegistryEntry } from '@investor-portal/registry/format';

/** The runbook has a line for each kind of problem. */
export const problemKinds = [
  'off',
  'contract',
  'files',
  'address',
  'host',
  'signature',
  'log',
] as const;

export interface Problem {
  kind: (typeof problemKinds)[number];
  text: string;
}

export interface Findings {
  /** Sentences about what was checked and is in order. */
  facts: string[];
  problems: Problem[];
}

export const fact = (text: string): Findings => ({ facts: [text], problems: [] });
export const found = (kind: Problem['kind'], ...texts: string[]): Findings => ({
  facts: [],
  problems: texts.map((text) => ({ kind, text })),
});

/** Returns the releases that users get. */
export function served({
  current,
  canary,
  disabled,
  versions,
}: RegistryEntry): [string, Release][] {
  if (disabled) return [];
  return Object.entries(versions).filter(([version]) =>
    [current, canary?.version].includes(version),
  );
}

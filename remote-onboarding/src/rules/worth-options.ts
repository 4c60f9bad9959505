/** Total assets and net worth (spec §5); the wire carries the label (readings R8). */
export const worthOptions = [
  'Below Php 500,000',
  'Php 500,000.1 to Php 1,000,000',
  'Above Php 1,000,000',
] as const;

import { publicCalls, strangers, tokens } from './access';
import type { Check } from './check';
import { preflights, responsesCors } from './cors';
import { errors } from './errors';
import { fields } from './fields';
import { capabilities, filters } from './filters';
import { identities } from './identities';
import { links } from './links';
import { order, paging, search } from './lists';
import { essentials, reads } from './reads';
import { contradictions } from './contradictions';
import { texts } from './texts';
import { caching, clock, compression, encryption, speed, types } from './transport';

/** The checks that look at responses or ask for more, in the order of the report. */
export const checks: readonly Check[] = [
  encryption,
  preflights,
  reads,
  texts,
  fields,
  contradictions,
  essentials,
  identities,
  paging,
  search,
  order,
  filters,
  capabilities,
  links,
  publicCalls,
  tokens,
  strangers,
  caching,
  clock,
  speed,
  compression,
  types,
];

/** The checks that judge what the others have provoked. */
export const afterwards: readonly Check[] = [errors, responsesCors];

import { publicCalls, strangers, tokens } from './access';
import type { Check } from './check';
import { preflights, responsesCors } from './cors';
import { errors } from './errors';
import { fields } from './fields';
import { filters } from './filters';
import { links } from './links';
import { order, paging, search } from './lists';
import { essentials, reads } from './reads';
import { contradictions } from './contradictions';
import { texts } from './texts';
import { caching, clock, encryption } from './transport';

export const checks: readonly Check[] = [
  encryption,
  preflights,
  reads,
  texts,
  fields,
  contradictions,
  essentials,
  paging,
  search,
  order,
  filters,
  links,
  publicCalls,
  tokens,
  strangers,
  caching,
  clock,
];

/** The checks that judge the responses to the other checks, so they run last. */
export const afterwards: readonly Check[] = [errors, responsesCors];

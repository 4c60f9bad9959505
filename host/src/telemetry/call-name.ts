import * as calls from '@investor-portal/shared/partner-api/contract/calls';

/** A call that is in no list: its path is left out. */
export const otherCall = 'other';

/** Every call that telemetry may name. */
export const callNames: readonly string[] = [...Object.keys(calls), otherCall];

/** The name of a call, found by method and path. The path itself may name an investor or a campaign. */
export function callName(call: string): string {
  const all = Object.entries(calls);
  // `…/commitment/invest` is not a commitment's guid.
  const exact = all.find(([, template]) => template === call);
  const found = exact ?? all.find(([, template]) => matcherOf(template).test(call));
  return found?.[0] ?? otherCall;
}

function matcherOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/, '[^/]+')}$`);
}

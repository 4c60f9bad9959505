import { unstable_serialize } from 'swr';
import * as v from 'valibot';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom, userDetailsSchema } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { externalDetails } from './external-details';

/** Signs in an investor and returns the entry of `persistentCache` for details that the API has already sent. */
export function cachedUser(details: object): Record<string, unknown> {
  const external = externalDetails();
  store.set(externalAtom, external);
  const key = unstable_serialize(dataKey(userDetailsCall, external.externalReferenceCode));
  return { [key]: v.parse(userDetailsSchema, details) };
}

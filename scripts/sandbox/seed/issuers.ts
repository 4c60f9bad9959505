import * as v from 'valibot';
import { issuerProfileSchema } from './issuer-profile';
import profiles from './issuers.json';

/** Every issuer of the seed; its index decides the phases of its campaigns. */
export const issuerProfiles = v.parse(v.array(issuerProfileSchema), profiles);

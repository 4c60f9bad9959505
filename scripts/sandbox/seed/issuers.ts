import * as v from 'valibot';
import { issuerProfileSchema } from './issuer-profile';
import profiles from './issuers.json';

export const issuerProfiles = v.parse(v.array(issuerProfileSchema), profiles);

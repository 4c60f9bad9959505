import type { UserDetails } from '@investor-portal/shared/session/session';
import { isRegistered } from '../rules/is-registered';
import { wasTold } from './tell-once';

/** `received` means that the API has accepted the registration in this browser and has not opened the account yet. */
export function registrationStage(user: Pick<UserDetails, 'profiles'>) {
  if (isRegistered(user)) return 'registered';
  return wasTold('portal:registered', '') ? 'received' : 'missing';
}

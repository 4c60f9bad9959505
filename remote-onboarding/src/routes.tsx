import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { AcceptancePage } from './acceptance/AcceptancePage';

export const remote = defineRemote({
  name: 'onboarding',
  contract: contractVersion,
  routes: [{ path: paths.acceptance, element: <AcceptancePage /> }],
});

import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { lazyComponent, lazyRoute } from '@investor-portal/shared/ui/LazyComponent';
import { paths } from './paths';

const StartPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "start" */ './start/StartPage')).StartPage,
);

export const remote = defineRemote({
  name: 'NAME',
  contract: contractVersion,
  routes: [lazyRoute(paths.start, StartPage)],
});

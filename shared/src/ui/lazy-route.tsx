import type { RemoteRoute } from '../contract/define-remote';
import type { PreloadableComponent } from './LazyComponent';

/** The route of a screen with a chunk of its own, which the host loads together with the remote (decision 86). */
export function lazyRoute(path: string, Screen: PreloadableComponent<object>): RemoteRoute {
  return { path, element: <Screen />, preload: Screen.preload };
}

import type { Destination } from '@investor-portal/embed/destinations';
import { checkDestination } from './check-options';

/** Opens the latest screen once the portal shows one. A screen that an ending document received is opened again in the next. */
export function screenOpener(open: (destination: Destination) => void, isEnding: () => boolean) {
  let isShown = false;
  let wanted: Destination | undefined;
  let sentToEnding: Destination | undefined;
  const openWanted = () => {
    if (!isShown || !wanted) return;
    open(wanted);
    sentToEnding = isEnding() ? wanted : undefined;
    wanted = undefined;
  };
  return {
    navigate(destination: Destination) {
      checkDestination('navigate', destination);
      wanted = destination;
      openWanted();
    },
    setShown(shown: boolean) {
      if (!shown) wanted ??= sentToEnding;
      sentToEnding = undefined;
      isShown = shown;
      openWanted();
    },
    /** Call when the session ends: the next investor must not get to a screen that was meant for the one before. */
    forget() {
      wanted = sentToEnding = undefined;
    },
  };
}

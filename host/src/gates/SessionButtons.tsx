import { useAtomValue } from 'jotai';
import { Button } from '@investor-portal/shared/ui/Button';
import { offersSignInAtom } from '../handover/receive-handover';
import { notifyPlatform } from '../platform/platform';

interface SessionButtonsProps {
  busy: boolean;
  onRetry: () => void;
  wide?: boolean;
}

/** Asks the platform again or, if its page opens its own sign-in, for that. */
export function SessionButtons({ busy, onRetry, wide = false }: SessionButtonsProps) {
  const offersSignIn = useAtomValue(offersSignInAtom);
  const signIn = () => notifyPlatform({ action: 'portal:sign-in-wanted', value: null });
  return (
    <>
      {offersSignIn ? (
        <Button wide={wide} onClick={signIn}>
          Sign in
        </Button>
      ) : null}
      <Button
        variant={offersSignIn ? 'secondary' : 'primary'}
        wide={wide}
        busy={busy}
        onClick={onRetry}
      >
        Retry
      </Button>
    </>
  );
}

import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { offersSignInAtom } from '../handover/receive-handover';
import { notifyPlatform } from '../platform/platform';

/** A screen's button, after that for the platform's own sign-in, where its page opens one. @param helps whether that would help. */
export function SignInOr(props: ComponentProps<typeof Button> & { helps?: boolean }) {
  const { helps = true, ...button } = props;
  const offersSignIn = useAtomValue(offersSignInAtom) && helps;
  const signIn = () => notifyPlatform({ action: 'portal:sign-in-wanted', value: null });
  return (
    <>
      {offersSignIn ? (
        <Button wide={button.wide} onClick={signIn}>
          Sign in
        </Button>
      ) : null}
      <Button {...button} variant={offersSignIn ? 'secondary' : 'primary'} />
    </>
  );
}

import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { offersSignInAtom } from '../handover/receive-handover';
import { notifyPlatform } from '../platform/platform';

/** A button, with Sign in before it if the platform's page opens a sign-in. @param props.helps whether signing in would help. */
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

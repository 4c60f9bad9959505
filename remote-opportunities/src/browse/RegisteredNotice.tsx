import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { hasJustRegistered } from '@investor-portal/shared/routes/registered-state';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { externalAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { AboveList } from '../cards/ListPage';
import { NextSteps } from '../offering/NextSteps';

/** Tells a new investor what to do next. The toast is gone by then, so this notice stays until it is dismissed. */
export function RegisteredNotice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const owner = useAtomValue(externalAtom)?.externalReferenceCode;
  // A change of the tab replaces the navigation state, so the first state is kept here.
  const [initialState, setInitialState] = useState<unknown>(state);
  if (!hasJustRegistered(initialState, owner)) return null;
  const dismiss = () => {
    setInitialState(null);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  };
  return (
    <AboveList>
      <WhatIsNext onDismiss={dismiss} />
    </AboveList>
  );
}

/** The API may accept a registration and open the investment account later. */
function WhatIsNext({ onDismiss }: { onDismiss: () => void }) {
  const { data: user } = useUserDetails({ revalidateIfStale: false });
  const canInvest = isRegistered(user);
  return (
    <Notice
      tone="success"
      title={canInvest ? 'You can invest now' : 'We’ve received your registration'}
    >
      <p>
        {canInvest
          ? 'Choose a campaign below. Your wallet, which you invest from, and your tier are on your profile.'
          : 'You can invest once your investment account is open. Until then, look at the campaigns below.'}
      </p>
      <NextSteps>
        <LinkButton variant="secondary" size="sm" to={paths.profile}>
          Go to your profile
        </LinkButton>
        <Button ref={transferFocus} variant="quiet" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </NextSteps>
    </Notice>
  );
}

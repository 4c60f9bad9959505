import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { paths } from '@investor-portal/shared/routes/paths';
import { hasJustRegistered } from '@investor-portal/shared/routes/registered-state';
import { externalAtom } from '@investor-portal/shared/session/session';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { Notice } from '@investor-portal/shared/ui/Notice';
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
    <Area>
      <Notice tone="success" title="You can invest now">
        <p>
          Choose a campaign below. Your wallet, which you invest from, and your tier are on your
          profile.
        </p>
        <NextSteps>
          <LinkButton variant="secondary" size="sm" to={paths.profile}>
            Go to your profile
          </LinkButton>
          <Button ref={transferFocus} variant="quiet" size="sm" onClick={dismiss}>
            Dismiss
          </Button>
        </NextSteps>
      </Notice>
    </Area>
  );
}

const Area = styled.div`
  margin-bottom: ${tokens.space[5]};
`;

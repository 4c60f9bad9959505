import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { lastToast } from '@investor-portal/shared/session/toast';
import { errorCatalogue } from '../rules/error-catalogue';

/**
 * The server's reason for a refusal, beside the action. While the 'Failed!' toast says it, its place is kept empty, so that
 * it is said once at a time and nothing moves (decision 26).
 */
export function AfterToast({ children }: { children: string }) {
  const [delay] = useState(() => remainingMs(children));
  return (
    <Reason dir="auto" style={{ animationDelay: `${delay}ms` }}>
      {children}
    </Reason>
  );
}

function remainingMs(message: string): number {
  const last = lastToast();
  if (last?.toast.kind !== 'failure' || last.toast.message !== message) return 0;
  return Math.max(0, last.at + errorCatalogue.failure.ms - performance.now());
}

const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

const Reason = styled.p`
  overflow-wrap: anywhere;
  animation: ${wait} 1ms backwards;
`;

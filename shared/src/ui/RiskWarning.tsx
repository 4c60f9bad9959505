import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '../theme/tokens';
import { Notice } from './Notice';

interface RiskWarningProps {
  /** The sentence that a receipt has kept. Otherwise the platform's current sentence is shown. */
  text?: string;
  /** Shows it as a notice, beside other notices. */
  boxed?: boolean;
  children?: ReactNode;
}

/** For screens where money is about to move (readings R13). It cannot be closed. */
export function RiskWarning({ text, boxed = false, children }: RiskWarningProps) {
  const sentence = text ?? runtimeConfig().riskWarning;
  if (boxed)
    return (
      <div role="note" aria-label="Risk">
        <Notice tone="warning" title={sentence}>
          {children}
        </Notice>
      </div>
    );
  return (
    <Note role="note" aria-label="Risk">
      <TriangleAlert aria-hidden="true" size={18} />
      <div>
        <p>{sentence}</p>
        {children}
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  font-size: ${tokens.text.sm};
  font-weight: 550;

  > svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${tokens.colour['ink-quiet']};
  }
`;

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '../theme/tokens';

interface RiskWarningProps {
  /** The sentence that a receipt has kept. Otherwise the platform's current sentence is shown. */
  text?: string;
  children?: ReactNode;
}

/** For screens where money is about to move (readings R13). It cannot be closed. */
export function RiskWarning({ text, children }: RiskWarningProps) {
  return (
    <Note role="note" aria-label="Risk">
      <TriangleAlert aria-hidden="true" size={18} />
      <div>
        <p>{text ?? runtimeConfig().riskWarning}</p>
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

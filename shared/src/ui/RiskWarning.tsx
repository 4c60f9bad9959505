import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { tokens } from '../theme/tokens';

/** For screens where money is about to move (readings R13). `text` is the sentence that a receipt has kept. It cannot be closed. */
export function RiskWarning({ text, children }: { text?: string; children?: ReactNode }) {
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

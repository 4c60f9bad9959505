import type { ReactNode } from 'react';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SupportContact } from '../support/SupportContact';

interface BeforeSubmitNoticeProps {
  /** Who decides on what, as one sentence. */
  decision: string;
  /** What follows after contacting support. */
  children?: ReactNode;
}

/** Says before Submit what the dialog says after it: the form itself changes nothing (readings W17). */
export function BeforeSubmitNotice({ decision, children }: BeforeSubmitNoticeProps) {
  return (
    <Notice title="Submit doesn’t change your tier yet">
      {decision} This form doesn’t send your answers to the platform. To apply, contact{' '}
      <SupportContact />.{children}
    </Notice>
  );
}

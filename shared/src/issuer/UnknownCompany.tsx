import { EmptyState } from '../ui/EmptyState';

/** Takes the place of what a company publishes where the campaign names no company, so that nothing was requested. */
export function UnknownCompany() {
  return (
    <EmptyState title="We don’t know the company">
      This campaign doesn’t say which company it belongs to.
    </EmptyState>
  );
}

import { EmptyState } from '../ui/EmptyState';

/** Replaces the company's information if the campaign names no company, so that nothing could be requested. */
export function UnknownCompany() {
  return (
    <EmptyState title="We don’t know the company">
      This campaign doesn’t say which company it belongs to.
    </EmptyState>
  );
}

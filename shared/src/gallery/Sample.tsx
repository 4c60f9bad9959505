import { useId, type ReactNode } from 'react';
import { SectionHeading } from '../ui/SectionHeading';

/** One section of the component gallery. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

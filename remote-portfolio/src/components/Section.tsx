import { type ReactNode, useId } from 'react';
import { Card } from '@investor-portal/shared/ui/Card';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';

interface SectionProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a heading, which names it for screen readers. */
export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} description={description} action={action}>
        {title}
      </SectionHeading>
      {children}
    </Card>
  );
}

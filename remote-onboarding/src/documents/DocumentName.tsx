import type { ReactNode } from 'react';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

interface DocumentNameProps {
  /** The document's URL; undefined when none is configured. */
  href: string | undefined;
  children: ReactNode;
}

/** A document named in running text: a link, or its name marked as unavailable. */
export function DocumentName({ href, children }: DocumentNameProps) {
  if (href) return <TextLink href={href}>{children}</TextLink>;
  return <>{children} (unavailable)</>;
}

import type { ReactNode } from 'react';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

interface DocumentNameProps {
  /** Where the platform keeps the document; absent when it is not configured. */
  href: string | undefined;
  children: ReactNode;
}

/** A document in running text: a link, or its name and that it is unavailable. */
export function DocumentName({ href, children }: DocumentNameProps) {
  if (href) return <TextLink href={href}>{children}</TextLink>;
  return <>{children} (unavailable)</>;
}

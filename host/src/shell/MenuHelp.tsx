import { LifeBuoy } from 'lucide-react';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';
import { Address, Help } from './MenuMore.styled';

export function MenuHelp() {
  const { support } = runtimeConfig().links;
  if (!support) return null;
  const href = addressOf(support);
  const isPage = href?.startsWith('http');
  return (
    <Help
      {...(href ? { as: 'a', href } : {})}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <LifeBuoy size={20} aria-hidden />
      <span>
        <span>Help</span>
        {isPage ? (
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        ) : (
          <Address translate="no">{support}</Address>
        )}
      </span>
    </Help>
  );
}

/** Returns the link of an address or a phone number, and undefined for any other text. */
function addressOf(support: string): string | undefined {
  if (/^https?:\/\//i.test(support)) return support;
  if (/^\S+@\S+$/.test(support)) return `mailto:${support}`;
  return /^\+?[\d\s()-]{5,}$/.test(support)
    ? `tel:${support.replaceAll(/[^\d+]/g, '')}`
    : undefined;
}

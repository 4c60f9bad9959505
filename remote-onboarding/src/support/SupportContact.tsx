import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { TextLink } from '@investor-portal/shared/ui/TextLink';

/** How to reach support: an email address, a web page, a phone number, or nothing where none is configured. */
export function SupportContact() {
  const address = runtimeConfig().links.support;
  if (!address) return <>the platform’s support</>;
  if (/^https?:\/\//i.test(address))
    return <TextLink href={address}>the platform’s support</TextLink>;
  if (address.includes('@')) return <a href={`mailto:${address}`}>{address}</a>;
  return <>{address}</>;
}

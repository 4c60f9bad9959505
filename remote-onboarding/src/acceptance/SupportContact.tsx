import { TextLink } from '@investor-portal/shared/ui/TextLink';

/** The platform's support: a mail address, a page, or just the word where none is configured. */
export function SupportContact({ address }: { address: string | undefined }) {
  if (!address) return <>the platform’s support</>;
  if (/^https?:\/\//i.test(address))
    return <TextLink href={address}>the platform’s support</TextLink>;
  if (address.includes('@')) return <a href={`mailto:${address}`}>{address}</a>;
  return <>{address}</>;
}

import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { TextLink } from './TextLink';

/** Ends with the email address, web page or phone number of the support, or else names the platform's support. */
export function SupportContact({ lead }: { /** 'To apply, contact' */ lead: string }) {
  const address = runtimeConfig().links.support ?? '';
  const isPage = /^https?:\/\//i.test(address);
  if (!address) return <span>{`${lead} the platform’s support.`}</span>;
  if (!isPage && !address.includes('@'))
    return (
      <>
        <span>{`${lead} `}</span>
        <span translate="no">{`${address}.`}</span>
      </>
    );
  return (
    <>
      <span>{`${lead} `}</span>
      {isPage ? (
        <TextLink href={address}>the platform’s support</TextLink>
      ) : (
        <a translate="no" href={`mailto:${address}`}>
          {address}
        </a>
      )}
      <span>.</span>
    </>
  );
}

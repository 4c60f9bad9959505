import { hasPublicIpLookup } from './public-ip-lookup';
import { Declaration } from './SignatureDialog.styled';

/** Names what is being signed and what is stored with the signature. */
export function SigningDeclaration({ signer }: { signer: string }) {
  return (
    <Declaration>
      You are signing the Investor’s Agreement and the Crowdfunding Cash Account Form
      {signer ? ` as ${signer}` : ''}.
      {hasPublicIpLookup()
        ? ' We’ll look up your public IP address and store it with your signature.'
        : ''}
    </Declaration>
  );
}

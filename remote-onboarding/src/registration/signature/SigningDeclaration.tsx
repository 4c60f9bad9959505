import { looksUpPublicIp } from './public-ip-look-up';
import { Declaration } from './SignatureDialog.styled';

/** What a signature is given to and what is kept with it, above the canvas. */
export function SigningDeclaration({ signer }: { signer: string }) {
  return (
    <Declaration>
      You sign the Investor’s Agreement and the Crowdfunding Cash Account Form
      {signer ? ` as ${signer}` : ''}.
      {looksUpPublicIp() ? ' Your public IP address is looked up and kept with the signature.' : ''}
    </Declaration>
  );
}

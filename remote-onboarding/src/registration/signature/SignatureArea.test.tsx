import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { SignatureArea } from './SignatureArea';
import { SigningDeclaration } from './SigningDeclaration';

function wordsOfSigning(): string[] {
  const user = v.parse(userDetailsSchema, {});
  render(
    <>
      <SignatureArea signature={null} onSigned={() => undefined} location="" user={user} />
      <SigningDeclaration signer="Ana Cruz" />
    </>,
  );
  return [
    screen.getByText(/^(?:Signing|The signature)/).textContent,
    screen.getByText(/^You sign .* as Ana Cruz\./).textContent,
  ];
}

describe('§3 the public IP address of a signature', () => {
  it('who signs is told that it is looked up', () => {
    configure({ publicIpUrl: 'http://localhost:1' });
    for (const words of wordsOfSigning()) expect(words).toMatch('public IP address');
  });

  it('is not spoken of where the platform looks up none', () => {
    configure();
    for (const words of wordsOfSigning()) expect(words).not.toMatch('IP address');
  });
});

import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { SignatureArea } from './SignatureArea';
import { SigningDeclaration } from './SigningDeclaration';

function signingTexts(): string[] {
  const user = v.parse(userDetailsSchema, {});
  render(
    <>
      <SignatureArea signature={null} onSigned={() => undefined} location="" user={user} />
      <SigningDeclaration signer="Ana Cruz" />
    </>,
  );
  return [
    screen.getByText(/^(?:When you sign|We don’t save)/).textContent,
    screen.getByText(/^You are signing .* as Ana Cruz\./).textContent,
  ];
}

describe('§3 the public IP address of a signature', () => {
  it('tells signers that it is looked up', () => {
    configure({ publicIpUrl: 'http://localhost:1' });
    for (const text of signingTexts()) expect(text).toMatch('public IP address');
  });

  it('is not mentioned if the platform configured no lookup', () => {
    configure();
    for (const text of signingTexts()) expect(text).not.toMatch('IP address');
  });
});

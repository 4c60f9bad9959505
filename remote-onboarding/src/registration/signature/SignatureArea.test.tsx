import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { SignatureArea, SignaturePreview } from './SignatureArea';
import { SigningDeclaration } from './SignatureDialog';

function signingTexts(): string[] {
  const user = v.parse(userDetailsSchema, {});
  render(
    <>
      <SignatureArea signature={null} onSigned={() => undefined} location="" user={user} />
      <SigningDeclaration signer="Ana Cruz" />
    </>,
  );
  return [
    screen.getByText(/^You can submit without a signature\./).textContent,
    screen.getByText(/^Your signature is optional\. .* as Ana Cruz\./).textContent,
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

describe('§4 the signature area', () => {
  const before = 'When you sign, we store your address.';

  it('shows the signature with the metadata that is known in that place', () => {
    URL.createObjectURL = () => 'blob:signature';
    URL.revokeObjectURL = () => undefined;
    const signature = {
      file: new File([], 'signature.png'),
      dateTime: '2026-01-02, 10:00 PHT',
      location: '',
      ipAddress: '203.0.113.7',
    };
    render(<SignaturePreview signature={signature} before={before} />);
    expect(screen.getByRole('img', { name: 'Your signature' })).toBeVisible();
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual(['2026-01-02, 10:00 PHT', '203.0.113.7']);
    expect(screen.queryByText('Location')).not.toBeInTheDocument();
    expect(screen.queryByText(before)).not.toBeInTheDocument();
  });
});

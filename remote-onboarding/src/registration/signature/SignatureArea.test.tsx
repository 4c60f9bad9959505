import { render, screen } from '@testing-library/react';
import { configure } from '@investor-portal/shared/testing/configure';
import { setUser } from '@investor-portal/shared/testing/page-session';
import { SignatureArea } from './SignatureArea';
import { SigningDeclaration } from './SignatureDialog';

test.each([undefined, 'http://localhost:1'])(
  '§3 signers are told that the public IP address is looked up if the platform configured %p',
  (publicIpUrl) => {
    configure(publicIpUrl ? { publicIpUrl } : {});
    setUser({ firstName: 'Ana', lastName: 'Cruz' });
    render(
      <>
        <SignatureArea signature={null} onSigned={() => undefined} />
        <SigningDeclaration />
      </>,
    );
    const texts = [
      screen.getByText(/^You can submit without a signature\./),
      screen.getByText(/^Your signature is optional\. .* as Ana Cruz\./),
    ];
    for (const { textContent } of texts)
      expect(textContent.includes('public IP address')).toBe(publicIpUrl !== undefined);
  },
);

test('§4 the signature area shows the signature with the metadata that is known', () => {
  URL.createObjectURL = () => 'blob:signature';
  URL.revokeObjectURL = () => undefined;
  const known = { dateTime: '2026-01-02, 10:00 PHT', location: '', ipAddress: '203.0.113.7' };
  const signature = { file: new File([], 'signature.png'), ...known };
  render(<SignatureArea signature={signature} onSigned={() => undefined} />);
  expect(screen.getByRole('img', { name: 'Your signature' })).toBeVisible();
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values).toEqual(['2026-01-02, 10:00 PHT', '203.0.113.7']);
  expect(screen.queryByText(/^You can submit without/)).toBeNull();
});

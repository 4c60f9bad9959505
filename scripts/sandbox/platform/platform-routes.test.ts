const sandbox = () => process.env['SANDBOX_URL'] ?? '';

test('tells a visitor the address it is called from', async () => {
  const response = await fetch(`${sandbox()}/sandbox/public-ip`);
  expect(await response.json()).toEqual({ ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['terms-of-service', 'privacy-policy', 'investor-agreement', 'cash-account-form'])(
  '%s is a PDF',
  async (name) => {
    const response = await fetch(`${sandbox()}/sandbox/documents/${name}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  },
);

test('there is no other document', async () => {
  expect((await fetch(`${sandbox()}/sandbox/documents/constructor`)).status).toBe(404);
});

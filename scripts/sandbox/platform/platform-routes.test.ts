const sandbox = () => process.env['SANDBOX_URL'] ?? '';

test('returns the visitor’s IP address', async () => {
  const response = await fetch(`${sandbox()}/sandbox/public-ip`);
  expect(await response.json()).toEqual({ ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['terms-of-service', 'privacy-policy', 'investor-agreement', 'cash-account-form'])(
  '%s is a PDF',
  async (name) => {
    const response = await fetch(`${sandbox()}/sandbox/documents/${name}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  },
);

test('responds 404 for an unknown document', async () => {
  expect((await fetch(`${sandbox()}/sandbox/documents/constructor`)).status).toBe(404);
});

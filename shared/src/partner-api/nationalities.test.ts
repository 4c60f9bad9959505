import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { fetchNationalities, fetchOtherNationalities } from './nationalities';

const sent = [
  { nationalityCode: 'PH', name: 'Filipino' },
  { nationalityCode: 756, name: 'Swiss' },
  { nationalityCode: 'JP', name: null },
  { nationalityCode: 'FR', name: ' ' },
];

describe('readings W15: a nationality', () => {
  const server = createServer((_req, res) => res.end(JSON.stringify({ data: sent })));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const partnerApiUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
    const config = { partnerApiUrl, platformOrigins: ['http://localhost:2'] };
    setRuntimeConfig(v.parse(runtimeConfigSchema, config));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('has a numeric code as digits, and its code for a missing name', async () => {
    expect(await fetchNationalities()).toEqual([
      { nationalityCode: 'PH', name: 'Filipino' },
      { nationalityCode: '756', name: 'Swiss' },
      { nationalityCode: 'JP', name: 'JP' },
      { nationalityCode: 'FR', name: 'FR' },
    ]);
  });

  it('without a name is none of the other nationalities: the name is what is sent', async () => {
    expect((await fetchOtherNationalities()).map(({ name }) => name)).toEqual([
      'Filipino',
      'Swiss',
    ]);
  });
});

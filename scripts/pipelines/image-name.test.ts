import { imageOf } from './image-name';

it.each(['registry.example/portal/host', 'localhost:5000/host', 'ghcr.io/some-one/portal_host'])(
  'tags %s with the version of the sources',
  (name) => expect(imageOf(name, '1.0.0-abc')).toBe(`${name}:1.0.0-abc`),
);

it.each([
  undefined,
  '',
  'host',
  'registry.example/host:latest',
  '--tag/x',
  'Registry/Host',
  'a/b c',
])('refuses %p as the name of an image', (name) =>
  expect(() => imageOf(name, '1')).toThrow('HOST_IMAGE'),
);

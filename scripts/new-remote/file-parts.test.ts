import list from '@investor-portal/shared/federation/remotes.json' with { type: 'json' };
import { root } from '../workspace/apps';
import { missingParts, withRemote } from './file-parts';

it.each(Object.entries(list))('every file that names the remotes names %s', (name, { port }) => {
  expect(missingParts(root, { name, port })).toEqual([]);
});

it('each file that a new remote would lack is named, and is written for it', () => {
  const perks = { name: 'perks', port: 4999 };
  const files = Object.keys(withRemote(root, perks));
  for (const file of files) expect(missingParts(root, perks).join()).toContain(file);
  const compose = withRemote(root, perks)['docker-compose.yml'];
  expect(compose).toContain('environment: { SERVES: perks }');
  expect(compose).toContain("ports: ['127.0.0.1:${PERKS_PORT:-4999}:8080']");
});

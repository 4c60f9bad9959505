import { sandboxRules, configure } from '@investor-portal/shared/testing/configure';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { glossaryTerms } from './GlossaryPage';

const meaningOf = (word: string) => glossaryTerms(runtimeConfig())[word];

it('the glossary promises what the platform does, and nothing that the configuration does not name', () => {
  configure({ platformRules: sandboxRules });
  expect(meaningOf('Wallet')).toMatch(/can commit\.$/);
  expect(meaningOf('Oversubscribed')).toMatch(/comes back to your wallet\.$/);
  expect(meaningOf('Reconfirm')).toMatch(
    /your commitment is cancelled and the money comes back\.$/,
  );

  configure();
  expect(meaningOf('Wallet')).not.toMatch(/can commit/);
  expect(meaningOf('Commitment')).toMatch(/before the campaign closes\.$/);
  expect(meaningOf('Oversubscribed')).toMatch(/fewer shares than you asked for\.$/);
  expect(meaningOf('Reconfirm')).toMatch(/after an important change to the campaign\.$/);
});

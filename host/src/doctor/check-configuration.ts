import { loadText } from '@investor-portal/loader/load-json';
import { judgeConfig, type JudgedConfig } from '@investor-portal/shared/schema/judge-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { fine, wrong, type Finding } from './finding';

interface CheckedConfiguration extends Pick<JudgedConfig, 'config'> {
  findings: Finding[];
}

/** Judges `config.json` as it arrives, by the rules of the host's server. */
export async function checkConfiguration(): Promise<CheckedConfiguration> {
  const file = '/config.json';
  try {
    const given: unknown = JSON.parse(await loadText(file, 10_000));
    const { config, faults } = judgeConfig(given, serverNow());
    const change = 'Correct the file of the host’s server, and start it again.';
    const findings = faults.map(({ key, says }) => wrong(key, `${says}.`, change));
    return { config, findings: findings.length > 0 ? findings : [fine(file, 'It can be used.')] };
  } catch (error) {
    const change = `Serve it as JSON at ${window.location.origin}${file}.`;
    return { config: undefined, findings: [wrong(file, String(error), change)] };
  }
}

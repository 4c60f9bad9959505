import * as v from 'valibot';
import {
  runtimeConfigSchema,
  type RuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { loadText } from '@investor-portal/loader/load-json';
import { fine, note, reasonOf, wrong, type Finding } from './finding';

const file = 'config.json';

interface CheckedConfiguration {
  /** The configuration is absent if it cannot be used. */
  config?: RuntimeConfig;
  findings: Finding[];
}

/** Checks each key of `config.json`. Everybody can read that file, so its values are shown. */
export async function checkConfiguration(): Promise<CheckedConfiguration> {
  let given: unknown;
  try {
    given = JSON.parse(await loadText(`/${file}`, 10_000));
  } catch (error) {
    const change = `Serve ${file} as JSON at ${window.location.origin}/${file}.`;
    return { findings: [wrong(file, reasonOf(error), change)] };
  }
  if (typeof given !== 'object' || given === null)
    return { findings: [wrong(file, 'It is not an object.', '{ "partnerApiUrl": … }')] };
  const parsed = v.safeParse(runtimeConfigSchema, given);
  const findings = [
    ...Object.entries(given).map(([key, value]) => findingOf(key, value, parsed.issues ?? [])),
    ...missingKeys(given, parsed.issues ?? []),
  ];
  return parsed.success ? { config: parsed.output, findings } : { findings };
}

type Issues = readonly v.BaseIssue<unknown>[];

function findingOf(key: string, value: unknown, issues: Issues): Finding {
  const line = `"${key}": ${JSON.stringify(value)}`;
  if (!Object.hasOwn(runtimeConfigSchema.entries, key))
    return wrong(key, 'The portal does not know this key and ignores it.', `Remove ${line}`);
  const own = issues.filter((issue) => issue.path?.[0]?.key === key);
  if (own.length === 0) return fine(key, JSON.stringify(value));
  const faults = own.map((issue) => `${v.getDotPath(issue) ?? key} ${issue.message}`);
  return wrong(key, `${faults.join('; ')}.`, line);
}

function missingKeys(given: object, issues: Issues): Finding[] {
  const absent = Object.keys(runtimeConfigSchema.entries).filter((key) => !(key in given));
  const needed = absent.filter((key) => issues.some((issue) => issue.path?.[0]?.key === key));
  const defaulted = absent.filter((key) => !needed.includes(key));
  return [
    ...needed.map((key) => wrong(key, 'It is missing.', `"${key}": …`)),
    ...(defaulted.length > 0
      ? [note('Not set', `These have their defaults: ${defaulted.join(', ')}.`)]
      : []),
  ];
}

import { useAtomValue } from 'jotai';
import { useState, type SubmitEvent } from 'react';
import { overrideRemote } from '@investor-portal/loader/tab-overrides';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { EngineerForm } from './EngineerForm';
import { releasedAtom } from './remotes';

/** Runs another released version of a remote in this tab. */
export function VersionForm() {
  const released = useAtomValue(releasedAtom);
  const [error, setError] = useState<string>();
  const named = versionsOf(window.location.search);
  const unknown = named.filter(([name, version]) => {
    const versions = released[name]?.versions ?? {};
    return !Object.hasOwn(versions, version);
  });
  const isPreview = named.length > 0 && unknown.length === 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPreview) {
      for (const each of named) overrideRemote(...each);
      return window.location.assign(paths.root);
    }
    const chosen = new FormData(event.currentTarget).get('version');
    const [remote, version] = typeof chosen === 'string' ? chosen.split(' ') : [];
    if (!remote || !version) return setError('Choose a version');
    overrideRemote(remote, version);
    window.location.reload();
  }

  const options = Object.entries(released).flatMap(([name, entry]) =>
    entry ? optionsOf(name, entry) : [],
  );
  return (
    <EngineerForm onSubmit={submit} noValidate aria-labelledby="released-version">
      <SectionHeading
        id="released-version"
        description="Applies to this tab only, until you reset it. The page reloads."
      >
        Run a released version
      </SectionHeading>
      {unknown.map(([name, version]) => (
        <p key={name}>{`The registry does not have version ${version} of ${name}.`}</p>
      ))}
      {isPreview ? (
        named.map(([name, version]) => <p key={name}>{`${name} ${version}`}</p>)
      ) : (
        <SelectField label="Version" name="version" options={options} error={error} />
      )}
      <Button type="submit">Use this version</Button>
    </EngineerForm>
  );
}

/** Returns the versions that an address names, such as `?use=onboarding@1.4.0,portfolio@1.5.0`. They are only offered. */
function versionsOf(search: string): (readonly [name: string, version: string])[] {
  const names = new URLSearchParams(search).get('use')?.split(',') ?? [];
  return names.flatMap((each) => {
    const [, name, version] = /^([a-z-]+)@(\S+)$/.exec(each) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
}

function optionsOf(name: string, { versions, current, canary }: RegistryEntry) {
  const releasedAt = (version: string) => versions[version]?.releasedAt ?? '';
  return Object.keys(versions)
    .sort((one, other) => releasedAt(other).localeCompare(releasedAt(one)))
    .map((version) => {
      const role =
        version === current ? ' (current)' : version === canary?.version ? ' (canary)' : '';
      return { value: `${name} ${version}`, label: `${name} ${version}${role}` };
    });
}

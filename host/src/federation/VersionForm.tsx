import { useAtomValue } from 'jotai';
import { useState, type SubmitEvent } from 'react';
import { chooseVersion } from '@investor-portal/loader/chosen-version';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { Button } from '@investor-portal/shared/ui/Button';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { EngineerForm } from './EngineerForm';
import { releasedAtom } from './remotes';

/** Runs another released version of a remote in this tab (decision 102). */
export function VersionForm() {
  const released = useAtomValue(releasedAtom);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('version');
    const [remote, version] = typeof chosen === 'string' ? chosen.split(' ') : [];
    if (!remote || !version) return setError('Choose a version');
    chooseVersion(remote, version);
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
      <SelectField label="Version" name="version" options={options} error={error} />
      <Button type="submit">Use this version</Button>
    </EngineerForm>
  );
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

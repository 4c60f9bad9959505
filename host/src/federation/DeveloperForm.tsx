import { useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { TextField } from '@investor-portal/shared/form/TextField';
import { Button } from '@investor-portal/shared/ui/Button';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { devBuild } from '@investor-portal/loader/dev-build';
import { addressProblem, overrideRemote } from '@investor-portal/loader/tab-overrides';
import { UnusableFileError } from '@investor-portal/loader/load-json';
import { EngineerForm } from './EngineerForm';
import { allRemotes } from './remotes';

const formSchema = v.object({
  remote: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Choose a remote')),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Address is required'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && addressProblem(dataset.value);
      if (problem) addIssue({ message: problem });
    }),
  ),
});

interface Errors {
  remote?: string | undefined;
  address?: string | undefined;
}

/** Replaces a remote with a development build in this tab. */
export function DeveloperForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = v.safeParse(formSchema, Object.fromEntries(new FormData(event.currentTarget)));
    const { remote, address } = parsed.success
      ? {}
      : (v.flatten<typeof formSchema>(parsed.issues).nested ?? {});
    setErrors({ remote: remote?.[0], address: address?.[0] });
    if (!parsed.success) return;
    setBusy(true);
    try {
      await devBuild(parsed.output.remote, parsed.output.address);
      overrideRemote(parsed.output.remote, parsed.output.address);
      window.location.reload();
    } catch (error) {
      setErrors({ address: explain(error) });
      setBusy(false);
    }
  }

  return (
    <EngineerForm
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="development-build"
    >
      <SectionHeading
        id="development-build"
        description={`Applies to this tab only. Allowed origins: ${runtimeConfig().developerOrigins.join(', ')}. The page reloads.`}
      >
        Run a development build
      </SectionHeading>
      <SelectField
        label="Remote"
        name="remote"
        options={allRemotes().map((name) => ({ value: name, label: name }))}
        error={errors.remote}
      />
      <TextField
        label="Address of its mf-manifest.json"
        name="address"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={errors.address}
      />
      <Button type="submit" busy={busy}>
        Use this build
      </Button>
    </EngineerForm>
  );
}

function explain(error: unknown): string {
  if (!(error instanceof UnusableFileError)) return String(error);
  return [error.message, ...error.issues].join(' ');
}

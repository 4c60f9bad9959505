import type { CallTemplate } from './request-of';

/** A schema typed by Standard Schema, which does not depend on the version of valibot that a remote brings. */
export interface ResponseSchema<T> {
  '~standard': {
    validate: (body: unknown) => ValidationResult<T> | Promise<ValidationResult<T>>;
  };
}

type ValidationResult<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

export interface Call<T = unknown, Template extends CallTemplate = CallTemplate> {
  /** The name in SWR's keys, in telemetry and in the sandbox. */
  name: string;
  template: Template;
  answer: ResponseSchema<T>;
  /** A response with another guid is unreadable, because a mixed-up cache must not commit to or cancel the wrong thing. */
  answersGuid?: true;
}

export interface ReadCall<T = unknown, Template extends CallTemplate = CallTemplate> extends Call<
  T,
  Template
> {
  changesWithMoney: boolean;
}

export interface Payload {
  json?: object;
  form?: FormData;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export type CallParameters<Template extends CallTemplate> = Payload &
  (Template extends `${string}{${string}` ? { id: string } : { id?: undefined });

/** Ignores case, because APIs may send the same UUID in either case. */
export const isSameId = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

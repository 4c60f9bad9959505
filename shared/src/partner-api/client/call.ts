import type { CallTemplate } from './request-of';

/** A valibot schema, typed by Standard Schema, which is stable across versions: every remote brings its own valibot. */
export interface ResponseSchema<T> {
  '~standard': {
    validate: (body: unknown) => Validated<T> | Promise<Validated<T>>;
  };
}

type Validated<T> = { value: T; issues?: undefined } | { issues: readonly unknown[] };

/** A call of the partner API (spec §7), as far as a page has to know it. */
export interface Call<T = unknown, Template extends CallTemplate = CallTemplate> {
  /** Its name in the keys of SWR, in telemetry and in the sandbox. */
  name: string;
  template: Template;
  /** The schema of the response, envelope included. */
  answer: ResponseSchema<T>;
  /**
   * The response has the guid that was asked for. A response with another guid is unreadable: a mixed-up cache or gateway must
   * not make an investor commit to another campaign, or cancel another commitment.
   */
  answersGuid?: true;
}

/** A call that changes nothing. */
export interface Read<T = unknown, Template extends CallTemplate = CallTemplate> extends Call<
  T,
  Template
> {
  /** Whether its data changes when a commitment is made, cancelled or reconfirmed. */
  changesWithMoney: boolean;
}

/** What is sent with a call. */
export interface Payload {
  /** JSON payload; cleaned before it is sent (spec §5). */
  json?: object;
  /** Multipart payload. */
  form?: FormData;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** With the value of the path's placeholder, if the path has one. */
export type Given<Template extends CallTemplate> = Payload &
  (Template extends `${string}{${string}` ? { id: string } : { id?: undefined });

/** APIs compare identifiers such as UUIDs in any case. */
export const isSameId = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

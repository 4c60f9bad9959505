import * as v from 'valibot';

const value = v.union([
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform((any) => any.stringValue),
  ),
  v.pipe(
    v.object({ doubleValue: v.number() }),
    v.transform((any) => any.doubleValue),
  ),
  v.pipe(
    v.object({ intValue: v.union([v.number(), v.string()]) }),
    v.transform((any) => Number(any.intValue)),
  ),
]);

const requestSchema = v.object({
  resourceLogs: v.array(
    v.object({
      scopeLogs: v.array(
        v.object({
          logRecords: v.array(
            v.object({
              eventName: v.string(),
              attributes: v.array(v.object({ key: v.string(), value })),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedEvent {
  /** When the event was received, in ms since the epoch. */
  at: number;
  name: string;
  attributes: Readonly<Record<string, string | number>>;
}

/** @throws an error if the request is not an OTLP request of logs. */
export function eventsIn(json: string, at: number): ReceivedEvent[] {
  const { resourceLogs } = v.parse(requestSchema, JSON.parse(json));
  return resourceLogs
    .flatMap(({ scopeLogs }) => scopeLogs)
    .flatMap(({ logRecords }) => logRecords)
    .map(({ eventName, attributes }) => ({
      at,
      name: eventName,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
    }));
}

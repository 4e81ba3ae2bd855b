// @ts-check
import { toJsonSchema } from '@valibot/to-json-schema';

/**
 * The format of a report file as JSON Schema. Omits constraints that JSON Schema cannot express, for example that a
 * number must be finite.
 * @param {{ name: string, origin: string }} site
 * @param {import('valibot').GenericSchema} schema
 */
export function reportSchema({ name, origin }, schema) {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  const head = { $schema, $id: `${origin}/schema/report-1.json`, title: `${name} report, version 1` };
  return `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`;
}

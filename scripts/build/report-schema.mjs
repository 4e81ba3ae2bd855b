// @ts-check
import { toJsonSchema } from '@valibot/to-json-schema';

/**
 * The form of a report's file as JSON Schema. Limits that JSON Schema has no words for, such as that a figure is finite, are
 * left out.
 * @param {{ name: string, origin: string }} site
 * @param {import('valibot').GenericSchema} schema
 */
export function reportSchema({ name, origin }, schema) {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  const head = { $schema, $id: `${origin}/schema/report-1.json`, title: `${name} report, version 1` };
  return `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`;
}

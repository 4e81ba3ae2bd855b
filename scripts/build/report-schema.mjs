// @ts-check
import { toJsonSchema } from '@valibot/to-json-schema';

/**
 * The format of a report file as JSON Schema. Omits constraints that JSON Schema cannot express, for example that a
 * number must be finite.
 * @param {{ name: string, origin: string }} site
 * @param {import('valibot').GenericSchema} schema of every version so far
 * @param {number} version that the address names
 */
export function reportSchema({ name, origin }, schema, version) {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  const head = { $schema, $id: `${origin}/schema/report-${version}.json`, title: `${name} report, version ${version}` };
  return `${JSON.stringify({ ...head, ...rest }, null, 2)}\n`;
}

import type { InjectOptions } from 'fastify';
import type { Random } from '../seeded-random.ts';
import { type JsonSchema, type Source, sampleOf } from './json-schema-values.ts';

/** One operation of the API's document. */
export interface DescribedCall {
  method: string;
  path: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** The operations in an OpenAPI document. */
export function callsOf(document: { paths: Record<string, Record<string, object>> }): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/**
 * A request that mostly fits an operation's description. `known` has existing values, by the name of the parameter or field that
 * takes them.
 */
export function makeCall(
  { method, path, parameters = [], requestBody }: DescribedCall,
  random: Random,
  known: Record<string, unknown[]>,
): InjectOptions {
  // Some calls are correct, some have an error, some are mostly wrong.
  const source: Source = { random, known, oddity: random.pick([0, 0, 0.04, 0.15]) };
  const valuesIn = (place: string) =>
    parameters
      .filter((one) => one.in === place && random.chance(one.required || place === 'path' ? 0.99 : 0.35))
      .map(({ name, schema }) => [name, sampleOf(schema, source, name)] as const);
  const inPath = new Map(valuesIn('path'));
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encode(textOf(inPath.get(name) ?? 'x')) || 'x');
  const query = valuesIn('query')
    .map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`)
    .join('&');
  const schema = requestBody?.content['application/json']?.schema;
  const isPosted = method !== 'GET';
  return {
    method: method as 'GET',
    url: query ? `${url}?${query}` : url,
    headers: {
      ...(isPosted && { 'content-type': random.chance(0.02) ? 'text/plain' : 'application/json' }),
      ...Object.fromEntries(valuesIn('header').map(([name, value]) => [name, headerOf(value)])),
      ...(random.chance(0.3) && { authorization: `Bearer ${headerOf(random.pick(known.token ?? ['x']))}` }),
    },
    ...(isPosted && { payload: bodyOf(schema, source) }),
  };
}

function bodyOf(schema: JsonSchema | undefined, source: Source): string {
  const { random } = source;
  if (random.chance(0.03)) return random.pick(['', '{', 'null', '[]', '"a"', '['.repeat(20_000), '{"a":1}}']);
  return JSON.stringify(schema ? sampleOf(schema, source) : { data: 1 }) ?? '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Encodes as browsers do; a lone surrogate has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Drops line breaks and the like, which Node itself refuses to send. */
function headerOf(value: unknown): string {
  return textOf(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 4000);
}

import type { Random } from '../seeded-random.ts';

/** A JSON Schema as in the API's document; only keywords used there are supported. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
}

/** Texts that no form would send, but programs do. */
const oddTexts =
  "|  |\0|a\0b|\ud800|%00|../../etc/passwd|' OR 1=1 --|<script>x</script>|NaN|1e309|-1|0|2147483648|9007199254740993|2026-02-30|9999-12-31|true".split(
    '|',
  );
const oddNumbers = [-1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308];
const oddShapes: unknown[] = [
  true,
  false,
  null,
  [],
  {},
  [[]],
  ['a', 1, null],
  { a: { b: 1 } },
  { constructor: 1 },
];
const oddSizes = ['x'.repeat(5000), '🛶'.repeat(50), Array.from({ length: 200 }, () => 1)];
const oddities: unknown[] = [...oddTexts, ...oddNumbers, ...oddShapes, ...oddSizes];

/** The source of generated values. */
export interface Source {
  random: Random;
  /** Existing values, by the name of the parameter or field that takes them. */
  known: Record<string, unknown[]>;
  /** Probability that a part is something odd, 0 to 1. */
  oddity: number;
}

/** A value that mostly fits a schema: occasionally any part of it is replaced with something else. */
export function sampleOf(schema: JsonSchema, source: Source, name = ''): unknown {
  const { random, known, oddity } = source;
  if (random.chance(oddity)) return random.pick(oddities);
  const ready = known[name];
  if (ready && random.chance(0.6)) return random.pick(ready);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return sampleOf(random.pick(choices), source, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, source);
    case 'array':
      return Array.from({ length: random.below(4) }, () => sampleOf(schema.items ?? {}, source, name));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0) + random.below(Math.min(schema.maximum ?? 9, 9) + 1);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return textOf(schema, random);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, source: Source) {
  const { random, oddity } = source;
  const given = Object.entries(properties).filter(([name]) =>
    random.chance(required.includes(name) ? 1 - oddity / 4 : 0.4),
  );
  const entries = given.map(([name, inner]) => [name, sampleOf(inner, source, name)] as const);
  return Object.fromEntries(
    random.chance(oddity / 2) ? [...entries, ['la', random.pick(oddities)]] : entries,
  );
}

function textOf({ format }: JsonSchema, random: Random): string {
  if (format === 'date') return `2026-12-${String(1 + random.below(28)).padStart(2, '0')}`;
  if (format === 'email') return `khach${random.below(1000)}@example.com`;
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(random.below(10 ** 12)).padStart(12, '0')}`;
  return random.pick(['da-nang', 'Nguyễn Thị Lan', '0912000888', 'DV26A7K9Q', 'Đà Nẵng 3n2đ', '2026-12']);
}

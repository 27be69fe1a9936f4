import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';

export type Folder = ReturnType<typeof openFolder>;

type Path = readonly PropertyKey[];

/**
 * Reads the files below `root`. What is wrong with one of them is noted under its name and the field, and reading goes
 * on, so that `finish` names everything at once.
 */
export function openFolder(root: string) {
  const problems: string[] = [];

  /** Notes that something is wrong with a field of a file; without a path, with the file. */
  function note(file: string, path: Path, text: string): void {
    problems.push(`${join(root, file)}: ${path.length > 0 ? `${fieldName(path)}: ` : ''}${text}`);
  }

  function read(file: string): string | null {
    if (existsSync(join(root, file))) return readFileSync(join(root, file), 'utf8');
    note(file, [], 'the file is missing');
    return null;
  }

  function parse(file: string, text: string | null, parser: (text: string) => unknown): unknown {
    if (text === null) return undefined;
    try {
      return parser(text);
    } catch (error) {
      note(file, [], (error as Error).message);
      return undefined;
    }
  }

  return {
    note,
    /** Files by a pattern, in the order of their names. */
    list: (pattern: string): string[] => globSync(pattern, { cwd: root }).sort(),
    /** A text without the empty lines around it; '' where the file is missing, which is noted. */
    text: (file: string): string => (read(file) ?? '').trim(),
    /** What a JSON file holds; undefined where it is missing or no JSON, which is noted. */
    json: (file: string): unknown => parse(file, read(file), JSON.parse),
    /** The fields between the two lines `---` at the head of a Markdown file, and the text below them. */
    markdown(file: string): { fields: unknown; body: string } {
      const [, fields, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file) ?? '') ?? [];
      if (fields === undefined) note(file, [], "does not begin with fields between two lines '---'");
      return { fields: parse(file, fields ?? null, parseYaml), body: body?.trim() ?? '' };
    },
    /**
     * What a schema makes of a value that stands at `path` in a file; null where it does not fit, which is noted field by
     * field. A field that the schema does not know is noted too: it is likely misspelt.
     */
    check<T extends z.ZodType>(file: string, value: unknown, schema: T, path: Path = []): z.output<T> | null {
      if (value === undefined) return null;
      const { success, data, error } = schema.safeParse(value);
      for (const issue of error?.issues ?? []) note(file, [...path, ...issue.path], issue.message);
      if (!success) return null;
      for (const field of listUnknownFields(value, data)) {
        note(file, [...path, ...field], 'there is no such field');
      }
      return data;
    },
    /** @throws when anything was noted, with all of it */
    finish(): void {
      if (problems.length > 0) throw new Error(`The catalogue cannot be read:\n${problems.join('\n')}`);
    },
  };
}

/** As it would be written in code: `units[0].baseVnd`. */
function fieldName(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** The paths of fields of a value that a schema left out of what it made of it. */
function listUnknownFields(value: unknown, parsed: unknown): PropertyKey[][] {
  if (Array.isArray(value) && Array.isArray(parsed)) {
    return value.flatMap((one, index) => below(index, one, parsed[index]));
  }
  if (!isRecord(value) || !isRecord(parsed)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key in parsed ? below(key, one, parsed[key]) : [[key]],
  );
}

function below(key: PropertyKey, value: unknown, parsed: unknown): PropertyKey[][] {
  return listUnknownFields(value, parsed).map((path) => [key, ...path]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

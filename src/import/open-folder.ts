import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';

export type Folder = ReturnType<typeof openFolder>;

type Path = readonly PropertyKey[];

/**
 * Reads the files below `root`. Problems are recorded with file and field, and reading continues, so that `finish` reports
 * all of them at once.
 */
export function openFolder(root: string) {
  const problems: string[] = [];

  /** Records a problem with a field of a file; without a path, with the file. */
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
    /** Files that match a pattern, sorted by name. */
    list: (pattern: string): string[] => globSync(pattern, { cwd: root }).sort(),
    /** A text, trimmed; '' for a missing file, which is recorded. */
    text: (file: string): string => (read(file) ?? '').trim(),
    /** Content of a JSON file; undefined when missing or invalid, which is recorded. */
    json: (file: string): unknown => parse(file, read(file), JSON.parse),
    /** The front matter of a Markdown file, between two lines `---`, and the text below it. */
    markdown(file: string): { fields: unknown; body: string } {
      const [, fields, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file) ?? '') ?? [];
      if (fields === undefined) note(file, [], "does not begin with fields between two lines '---'");
      return { fields: parse(file, fields ?? null, parseYaml), body: body?.trim() ?? '' };
    },
    /**
     * Parses the value at `path` in a file by a schema; null when it does not fit, with a problem recorded for each field.
     * Unknown fields are recorded as well: they are likely misspelt.
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
    /** @throws when problems were recorded, listing all of them */
    finish(): void {
      if (problems.length > 0) throw new Error(`The catalogue cannot be read:\n${problems.join('\n')}`);
    },
  };
}

/** In code notation: `units[0].baseVnd`. */
function fieldName(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** Paths of a value's fields that a schema dropped. */
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

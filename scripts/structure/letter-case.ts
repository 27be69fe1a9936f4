import { parseSync } from 'oxc-parser';

/**
 * Constants are named in camelCase like all other values, since it is obvious which ones never change. Values from
 * environment variables keep the variables' names.
 */
export function shoutedConstants(file: string, source: string): string[] {
  // Parsing the file costs a hundred times as much.
  if (!/(?:\b(?:const|let|var|using)|,)\s*[A-Z][A-Z\d_]+\b/.test(source)) return [];
  return nodesOf(parseSync(file, source).program)
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap(({ id }) => id?.name ?? [])
    .filter((name) => /^[A-Z][A-Z\d_]+$/.test(name));
}

interface Node {
  type: string;
  id?: { name?: string } | null;
  tag?: { name?: string };
  quasi?: { quasis: { value: { raw: string } }[] };
}

function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesOf)];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** SQL keywords in lower case in statements of this file: they must be in capitals. */
export function smallSqlKeywords(file: string, source: string): string[] {
  if (!/\bsql\s*[<`]/.test(source)) return [];
  return nodesOf(parseSync(file, source).program)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && tag?.name === 'sql')
    .flatMap(({ quasi }) => quasi?.quasis ?? [])
    .flatMap(({ value }) => smallKeywordsIn(value.raw));
}

/** The same for SQL files, such as migrations. */
export function smallKeywordsIn(statement: string): string[] {
  return statement.replace(/--.*|'[^']*'|"[^"]*"/g, '').match(keywords) ?? [];
}

const keywords =
  /(?<![.\w])(select|from|where|insert into|update|delete|and|or|not|as|case|when|then|join|on|union|order by|group by|having|limit|returning|exists)(?![\w(.])/g;

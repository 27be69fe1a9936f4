import { parseSync } from 'oxc-parser';

/**
 * Constants are written like all other values, in camelCase: which of them never change everybody can see. What is read
 * out of the environment keeps the name that it has there.
 */
export function shoutedConstants(file: string, source: string): string[] {
  // To read a file as a tree costs a hundred times this.
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

/** Keywords of SQL that stand in small letters in a statement of this file: they are written in capitals. */
export function smallSqlKeywords(file: string, source: string): string[] {
  if (!/\bsql\s*[<`]/.test(source)) return [];
  return nodesOf(parseSync(file, source).program)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && tag?.name === 'sql')
    .flatMap(({ quasi }) => quasi?.quasis ?? [])
    .flatMap(({ value }) => smallKeywordsIn(value.raw));
}

/** The same of a file of SQL, as a migration. */
export function smallKeywordsIn(statement: string): string[] {
  return statement.replace(/--.*|'[^']*'|"[^"]*"/g, '').match(keywords) ?? [];
}

const keywords =
  /(?<![.\w])(select|from|where|insert into|update|delete|and|or|not|as|case|when|then|join|on|union|order by|group by|having|limit|returning|exists)(?![\w(.])/g;

import { parseSync } from 'oxc-parser';

/** A function should fit on a screen; a longer one should be split. */
export const mostLines = 80;

/** Names of functions in a file that are longer; of nested ones only the outer is named. */
export function longFunctions(file: string, source: string): string[] {
  if (source.split('\n').length <= mostLines) return [];
  const { program } = parseSync(file, source);
  return longWithin(program, 'unnamed', ({ start, end }) => source.slice(start, end).split('\n').length);
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
}

function longWithin(node: Node, given: string, linesOf: (node: Node) => number): string[] {
  const name = node.id?.name ?? node.key?.name ?? given;
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
  if (isFunction && linesOf(node) > mostLines) return [name];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => longWithin(child, node.type === 'VariableDeclarator' ? name : 'unnamed', linesOf));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

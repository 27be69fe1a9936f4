import { parseSync } from 'oxc-parser';

/**
 * Duplicate keys of sibling elements, as written in the source. React would confuse the elements when they change: it keeps
 * the old one beside the new one, or loses it, and warns developers only.
 */
export function sameKeys(file: string, source: string): string[] {
  const found: string[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const look = (node: Node): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const keys = childrenOf(node).flatMap((child) => [...new Set(keysOf(child).map(textOf))]);
      found.push(...keys.filter((key, at) => keys.indexOf(key) !== at));
    }
    for (const value of Object.values(node).flat()) if (isNode(value)) look(value);
  };
  look(parseSync(file, source).program as unknown as Node);
  return found;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isNode) : []);

/** The keys of a child of an element: its own, or those of the branches of a condition. */
function keysOf(child: unknown): Node[] {
  if (!isNode(child)) return [];
  switch (child.type) {
    case 'JSXExpressionContainer':
      return keysOf(child.expression);
    case 'ParenthesizedExpression':
      return keysOf(child.expression);
    case 'LogicalExpression':
      return keysOf(child.right);
    case 'ConditionalExpression':
      return [...keysOf(child.consequent), ...keysOf(child.alternate)];
    case 'JSXElement': {
      const { attributes } = child.openingElement as { attributes: Node[] };
      return attributes
        .filter(({ name }) => (name as Node | undefined)?.name === 'key')
        .flatMap(({ value }) => (isNode(value) ? [value] : []));
    }
    default:
      return [];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

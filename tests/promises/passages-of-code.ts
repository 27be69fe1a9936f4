import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import type { Passage } from './passage.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;
/** Inline elements: their content is part of the surrounding sentence. */
const inline = new Set(['strong', 'em', 'b', 'span', 'a', 'Link', 'PhoneLink']);

/** Texts in a source file: whole JSX elements with expressions as `{…}`, and other Vietnamese strings. */
export function passagesOfCode(where: string, file: string): Passage[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const found: Passage[] = [];
  const add = (raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (vietnamese.test(text) && text.includes(' ')) found.push({ where, text });
  };
  visit(program as unknown as Node, add);
  return found;
}

function visit(node: Node, add: (text: string) => void): void {
  if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && hasText(node)) add(textOf(node));
  else if (node.type === 'Literal' && typeof node.value === 'string') add(node.value);
  else if (node.type === 'TemplateLiteral') add(templateText(node));
  for (const child of childrenOf(node)) visit(child, add);
}

function hasText(node: Node): boolean {
  return (node.children as Node[]).some(
    (child) => child.type === 'JSXText' && String(child.value).trim().length > 0,
  );
}

function textOf(node: Node): string {
  return (node.children as Node[]).map(pieceOf).join('');
}

function pieceOf(child: Node): string {
  if (child.type === 'JSXText') return String(child.value);
  if (child.type === 'JSXElement') return isInline(child) ? textOf(child) : ' ';
  if (child.type !== 'JSXExpressionContainer') return '';
  const expression = child.expression as Node;
  return expression.type === 'Literal' && expression.value === ' ' ? ' ' : '{…}';
}

function isInline(node: Node): boolean {
  const name = (node.openingElement as { name?: { name?: string } }).name?.name ?? '';
  return inline.has(name);
}

function templateText(node: Node): string {
  return (node.quasis as { value: { cooked: string | null } }[])
    .map(({ value }) => value.cooked ?? '')
    .join('{…}');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
  });
}

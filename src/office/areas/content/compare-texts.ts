import type { TextType, TextValues } from '#modules/content/schema.ts';
import { type DiffLine, diffLines } from './diff-lines.ts';
import { textFields } from './text-fields.ts';

/** What two versions of a text differ in, field by field, in the order of the form. */
export function compareTexts(
  type: TextType,
  before: TextValues,
  after: TextValues,
): { label: string; lines: DiffLine[] }[] {
  return textFields[type].flatMap(({ name, label }) => {
    const [was, is] = [before[name] ?? '', after[name] ?? ''];
    return was === is ? [] : [{ label, lines: diffLines(was, is) }];
  });
}

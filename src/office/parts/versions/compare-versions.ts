import type { EditField, EditValues } from '../edit/edit-state.ts';
import { type DiffLine, diffLines } from './diff-lines.ts';

/** The differences of two versions, field by field, in the order of the form. */
export function compareVersions(
  fields: readonly EditField[],
  before: EditValues,
  after: EditValues,
): { label: string; lines: DiffLine[] }[] {
  return fields.flatMap(({ name, label }) => {
    const [was, is] = [before[name] ?? '', after[name] ?? ''];
    return was === is ? [] : [{ label, lines: diffLines(was, is) }];
  });
}

import type { EditField, EditValues, MergedField } from './edit-state.ts';

type Side = Omit<MergedField, 'base' | 'outcome'> & {
  /** Undefined where the original value is unknown. */
  base: string | undefined;
  isTheirs: boolean;
  isMine: boolean;
};

/**
 * Three-way merge of two people's edits: what only one of them changed is taken over; what both changed differently is a conflict,
 * and so is a field whose original value is unknown.
 * @returns the fields changed since, and the values to continue with: in a conflict mine
 */
export function mergeEdit(
  fields: readonly EditField[],
  { base, theirs, mine }: { base: EditValues; theirs: EditValues; mine: EditValues },
): { changes: MergedField[]; merged: Record<string, string> } {
  const sides = fields.map((field): Side => {
    const [was, their, my] = [base[field.name], theirs[field.name] ?? '', mine[field.name] ?? ''];
    return { ...field, base: was, theirs: their, mine: my, isTheirs: was !== their, isMine: was !== my };
  });
  const outcomes = sides.map(({ isTheirs, isMine, ...side }) => ({
    ...side,
    base: side.base ?? '',
    outcome: outcomeOf({ isTheirs, isMine, ...side }, sides),
  }));
  return {
    changes: outcomes.flatMap(({ outcome, ...field }) => (outcome ? [{ ...field, outcome }] : [])),
    merged: Object.fromEntries(
      outcomes.map(({ name, outcome, theirs: their, mine: my }) => [name, outcome === 'theirs' ? their : my]),
    ),
  };
}

/** Whose value is taken; null where nothing changed. */
function outcomeOf(side: Side, sides: readonly Side[]): MergedField['outcome'] | null {
  const group = side.group ? sides.filter((one) => one.group === side.group) : [side];
  const isContested =
    group.some(({ isTheirs }) => isTheirs) && group.some((one) => one.isMine && one.theirs !== one.mine);
  if (isContested && side.theirs !== side.mine) return 'clash';
  if (side.isTheirs) return 'theirs';
  return side.isMine ? 'mine' : null;
}

import type { PlanChangeDraft } from '#modules/plans/schema.ts';
import { readSeen } from './read-item-change.ts';
import { readParty } from './read-plan-form.ts';

/**
 * The changes made by the form of a whole plan: the fields that differ from what its page showed (`seen`), so that a stale form
 * does not undo somebody else's change of another field.
 */
export function readDescription(
  form: FormData,
  version: number,
): PlanChangeDraft | { error: string; field?: string } {
  const text = (key: string) =>
    String(form.get(key) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const seen = readSeen(text('seen'));
  const isChanged = (key: string) => form.has(key) && text(key) !== (seen[key] ?? '').trim();
  const party =
    isChanged('adults') || isChanged('ages')
      ? readParty({ adults: text('adults'), ages: text('ages') })
      : null;
  if (party && !party.ok) {
    const [field, error] = Object.entries(party.errors)[0] ?? [];
    return { error: error ?? '', ...(field && { field }) };
  }
  return {
    op: 'describe',
    version,
    ...(isChanged('title') && { title: text('title') }),
    ...(isChanged('summary') && { summary: text('summary') }),
    ...(isChanged('startsOn') && { startsOn: text('startsOn') || null }),
    ...(party && { party: party.value }),
  };
}

/** A thing that is edited, as the history names it. */
export interface EditedObject {
  type: string;
  id: string;
}

/** What a form said, entry by entry. */
export type FormEntries = [name: string, value: string][];

/** So long after the last sign of life somebody counts as editing; windows give one every 20 seconds. */
export const editingMs = 60_000;

/** What windows listen to that show who edits a thing. */
export function editingTag({ type, id }: EditedObject): string {
  return `editing:${type}:${id}`;
}

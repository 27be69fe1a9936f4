/** An edited object, with the type and id of the history. */
export interface EditedObject {
  type: string;
  id: string;
}

/** The entries of a form. */
export type FormEntries = [name: string, value: string][];

/** How long after the last heartbeat somebody counts as editing; windows send one every 20 seconds. */
export const editingMs = 60_000;

/** The live tag for windows that show who is editing an object. */
export function editingTag({ type, id }: EditedObject): string {
  return `editing:${type}:${id}`;
}

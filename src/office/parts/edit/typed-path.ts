import type { EditedObject } from '#modules/editing/rules.ts';

interface Editor {
  /** The right required to edit. */
  verb: string;
  /** Its editor's path, below the office. */
  path: (id: string) => string;
  /** Pattern of its ids. */
  ids: RegExp;
  /** Whether its typed drafts are autosaved; otherwise it only shows who else is there. */
  keeps: boolean;
}

const slugs = { ids: /^[a-z0-9-]{1,200}$/, keeps: true };

/** Pages that show who else has a thing open, and editors with autosave; by the thing's type. */
const editors: Readonly<Record<string, Editor>> = {
  product: { verb: 'catalogue.edit', path: (id) => `/san-pham/${id}`, ...slugs },
  article: { verb: 'content.edit', path: (id) => `/noi-dung/bai-viet/${id}`, ...slugs },
  page: { verb: 'content.edit', path: (id) => `/noi-dung/trang/${id}`, ...slugs },
  booking: { verb: 'booking.read', path: (id) => `/dat-cho/${id}`, ids: /^DV[0-9A-Z]{7}$/, keeps: false },
};

export function isTypedKept({ type }: EditedObject): boolean {
  return editors[type]?.keeps === true;
}

/** Null for an address that names no such thing. */
export function readEdited(params: URLSearchParams): (Editor & { object: EditedObject }) | null {
  const [type, id] = [params.get('loai') ?? '', params.get('so') ?? ''];
  const editor = Object.hasOwn(editors, type) ? editors[type] : undefined;
  return editor?.ids.test(id) ? { ...editor, object: { type, id } } : null;
}

/** Signals of an editor's window: store the typed draft ('giu'), still here, left, discard the draft. */
export type EditorSignal = 'giu' | 'o-day' | 'thoi' | 'bo';

/** The endpoint for an editor's typed draft and presence, below the office. */
export function typedPath({ type, id }: EditedObject, signal?: EditorSignal): string {
  return `/dang-soan?${new URLSearchParams({ loai: type, so: id, ...(signal && { viec: signal }) })}`;
}

import type { EditedObject } from '#modules/editing/rules.ts';

interface Editor {
  /** Who may type there. */
  verb: string;
  /** Where it is edited, below the office. */
  path: (id: string) => string;
  /** How its things are named. */
  ids: RegExp;
  /** What is typed into it is kept by itself; else one only sees who else is there. */
  keeps: boolean;
}

const slugs = { ids: /^[a-z0-9-]{1,200}$/, keeps: true };

/** Pages that say who else is at a thing, of which editors keep what is typed by themselves; by the type of the thing. */
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
export function readEdited(asked: URLSearchParams): (Editor & { object: EditedObject }) | null {
  const [type, id] = [asked.get('loai') ?? '', asked.get('so') ?? ''];
  const editor = Object.hasOwn(editors, type) ? editors[type] : undefined;
  return editor?.ids.test(id) ? { ...editor, object: { type, id } } : null;
}

/** What a window says of its editor: keep what is typed, still here, stopped, throw what was typed away. */
export type Deed = 'giu' | 'o-day' | 'thoi' | 'bo';

/** Where an editor tells and asks about what is typed, below the office. */
export function typedPath({ type, id }: EditedObject, deed?: Deed): string {
  return `/dang-soan?${new URLSearchParams({ loai: type, so: id, ...(deed && { viec: deed }) })}`;
}

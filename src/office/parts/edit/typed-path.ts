import type { EditedObject } from '#modules/editing/rules.ts';

interface Editor {
  /** Who may type there. */
  verb: string;
  /** Where it is edited, below the office. */
  path: (id: string) => string;
}

/** Editors that keep what is typed by themselves and say who else is at it, by the type of what they edit. */
const editors: Readonly<Record<string, Editor>> = {
  product: { verb: 'catalogue.edit', path: (id) => `/san-pham/${id}` },
  article: { verb: 'content.edit', path: (id) => `/noi-dung/bai-viet/${id}` },
  page: { verb: 'content.edit', path: (id) => `/noi-dung/trang/${id}` },
};

export function isTypedKept({ type }: EditedObject): boolean {
  return Object.hasOwn(editors, type);
}

/** Null for an address that names no such thing. */
export function readEdited(asked: URLSearchParams): (Editor & { object: EditedObject }) | null {
  const [type, id] = [asked.get('loai') ?? '', asked.get('so') ?? ''];
  const editor = Object.hasOwn(editors, type) ? editors[type] : undefined;
  return editor && /^[a-z0-9-]{1,200}$/.test(id) ? { ...editor, object: { type, id } } : null;
}

/** What a window says of its editor: keep what is typed, still here, stopped, throw what was typed away. */
export type Deed = 'giu' | 'o-day' | 'thoi' | 'bo';

/** Where an editor tells and asks about what is typed, below the office. */
export function typedPath({ type, id }: EditedObject, deed?: Deed): string {
  return `/dang-soan?${new URLSearchParams({ loai: type, so: id, ...(deed && { viec: deed }) })}`;
}

import type { TextRef, TextState } from '#modules/content/queries/find-text.ts';
import type { TextType } from '#modules/content/schema.ts';

/** Text types by their name in the office's addresses. */
const types: Readonly<Record<string, TextType>> = { 'bai-viet': 'article', trang: 'page' };

/** The text that an address of the office names; null for anything else. */
export function readTextRef({ type = '', slug = '' }: { type?: string; slug?: string }): TextRef | null {
  const known = Object.hasOwn(types, type) ? types[type] : undefined;
  return known ? { type: known, slug } : null;
}

/** The address of its editor. */
export function editorPath({ type, slug }: TextRef): string {
  return `/noi-dung/${type === 'article' ? 'bai-viet' : 'trang'}/${slug}`;
}

/** Its address on the site. */
export function publicPath({ type, slug }: TextRef): string {
  return type === 'article' ? `/${slug}` : `/page/${slug}`;
}

export const stateWords: Record<TextState, { title: string; tone: 'good' | 'info' | 'mute' | 'warn' }> = {
  new: { title: 'Chưa đăng', tone: 'mute' },
  published: { title: 'Đang trên trang', tone: 'good' },
  scheduled: { title: 'Chờ ngày đăng', tone: 'info' },
  withdrawn: { title: 'Đã gỡ', tone: 'warn' },
};

import { randomBytes } from 'node:crypto';
import type { ComponentType } from 'react';
import type { RenderCached } from '#ui/kept.tsx';

/** A part of a page: text, or bytes that are the same on many pages. */
export type HtmlPiece = string | Buffer;

/** Renders a component to HTML, from a cache where it was rendered before; null while the component is not ready. */
export type RenderPiece = <Props extends object>(
  part: ComponentType<Props>,
  props: Props,
  at: string,
  varying?: keyof Props,
) => HtmlPiece | null;

/** Random, so that no outside text can contain it. */
const word = `nv${randomBytes(8).toString('hex')}`;
const mark = new RegExp(`<!--${word}-(\\d+)-->`);

/** The cached parts of one page, kept out of React's output: most of a page would only be copied and encoded again. */
export interface KeptPieces {
  /** Gives React a placeholder and remembers the part. */
  render: RenderCached;
  pieces: HtmlPiece[];
}

export function collectKept(renderPiece: RenderPiece): KeptPieces {
  const pieces: HtmlPiece[] = [];
  const render: RenderCached = (part, props, at, varying) => {
    const piece = renderPiece(part, props, at, varying);
    return piece === null ? null : `<!--${word}-${pieces.push(piece) - 1}-->`;
  };
  return { render, pieces };
}

/** HTML with the parts in place of their placeholders, as pieces to be concatenated; the first and the last are text. */
export function fillKept(html: string, pieces: readonly HtmlPiece[]): HtmlPiece[] {
  return html.split(mark).map((text, index) => (index % 2 === 0 ? text : (pieces[Number(text)] ?? '')));
}

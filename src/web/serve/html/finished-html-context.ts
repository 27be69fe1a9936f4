import { createContext } from 'react-router';
import type { KeptStart } from './keep-start-scripts.ts';
import type { HtmlPiece } from './kept-pieces.ts';

/** A page as rendered by React, and its routes' data, which follows it; null for a page without scripts. */
export interface RenderedPage {
  html: string;
  /** Its cached parts, to be put in place of their placeholders (`fillKept`). */
  kept: readonly HtmlPiece[];
  routerData: string | null;
  /** Its start scripts: rendered as they are sent where they are known, else to be rewritten and noted. */
  start: KeptStart;
}

/**
 * A rendered page, passed on as a string: as a response body it would be encoded, streamed, read and decoded again. Null for
 * anything but a page.
 */
export const finishedHtmlContext = createContext<RenderedPage | null>(null);

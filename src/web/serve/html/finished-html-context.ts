import { createContext } from 'react-router';

/** A page as rendered by React, and its routes' data, which follows it; null for a page without scripts. */
export interface RenderedPage {
  html: string;
  routerData: string | null;
}

/**
 * A rendered page, passed on as a string: as a response body it would be encoded, streamed, read and decoded again. Null for
 * anything but a page.
 */
export const finishedHtmlContext = createContext<RenderedPage | null>(null);

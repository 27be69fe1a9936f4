import { createContext } from 'react';

/** The scripts that start a page: the router's hand-over, and the code that loads the page's files after the first paint. */
export interface StartScripts {
  handOver: string;
  start: string;
}

interface PageStart {
  /** Code that keeps pictures below the window from the line (`hold-pictures.ts`). */
  holdPictures: string;
  /** Set once the server has rendered a page with the same routes. */
  known: StartScripts | null;
  nonce: string;
}

/** Provided by the server; null in a browser. */
export const StartScriptsContext = createContext<PageStart | null>(null);

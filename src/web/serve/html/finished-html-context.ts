import { createContext } from 'react-router';

/** A page as React drew it, and the data of its routes, which is to stand behind it; null of a page without scripts. */
export interface DrawnPage {
  html: string;
  routerData: string | null;
}

/**
 * A drawn page, handed on as it is: as the body of a response it would be encoded, put into a stream, read out of it and
 * decoded again. Null of what is no page.
 */
export const finishedHtmlContext = createContext<DrawnPage | null>(null);

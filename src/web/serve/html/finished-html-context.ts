import { createContext } from 'react-router';

/**
 * The HTML of a drawn page, handed on as it is: as the body of a response it would be encoded, put into a stream, read out
 * of it and decoded again. Null of what is no page.
 */
export const finishedHtmlContext = createContext<string | null>(null);

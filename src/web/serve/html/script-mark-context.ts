import { createContext } from 'react-router';

/**
 * A word made up for one drawing of a page, which marks the scripts that the router and React write. What stands in the
 * data cannot know it, so a script without it is not ours. The mark is taken away before the page is kept.
 */
export const scriptMarkContext = createContext<string>('');

import { createContext } from 'react-router';

/**
 * A nonce for one rendering of a page, which marks the scripts written by the router and React. Data cannot know it, so a script
 * without it is not ours. It is removed before the page is cached.
 */
export const scriptMarkContext = createContext<string>('');

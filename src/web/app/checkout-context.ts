import { createContext } from 'react-router';

/** The products in the checkout that a request opened; set by its page, counted by the page host. */
export const checkoutContext = createContext<readonly number[]>([]);

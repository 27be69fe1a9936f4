import { createContext } from 'react-router';

/** The products in the checkout that a request opened, told by its page to the page host, which counts them. */
export const checkoutContext = createContext<readonly number[]>([]);

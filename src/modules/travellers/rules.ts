/** Maximum number of entries of each kind in an account. */
export const mostSaved = 20;

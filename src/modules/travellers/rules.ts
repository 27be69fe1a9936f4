/** As many of each kind as an account keeps. */
export const mostSaved = 20;

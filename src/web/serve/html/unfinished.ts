/** What React writes where a part is not there yet, or failed. */
export const unfinished = '<!--$!-->';

/** What React writes where a part is suspended or has failed. */
export const unfinished = '<!--$!-->';

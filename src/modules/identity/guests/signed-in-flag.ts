/**
 * A cookie readable by scripts: somebody may be signed in, so requesting the session is worthwhile. Its value differs per session,
 * so that a browser can tell data cached for one from data of another, and reveals nothing else.
 */
export const signedInFlag = 'nv_in';

/**
 * A cookie that scripts can read: somebody may be signed in here, so it is worth asking who. Its value differs from session to
 * session, by which a browser tells what it kept for one from what it kept for another, and says nothing else.
 */
export const signedInFlag = 'nv_in';

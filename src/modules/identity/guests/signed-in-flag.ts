/** A cookie that scripts can read: somebody may be signed in here, so it is worth asking who. It says nothing else. */
export const signedInFlag = 'nv_in';

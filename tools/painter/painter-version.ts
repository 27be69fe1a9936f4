/** Raise when kit or finish change so much that every picture is to be drawn anew. */
export const PAINTER_VERSION = 1;

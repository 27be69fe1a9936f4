/** Keeps what follows out of the window while the part above it is loaded: the fallback of a `Suspense`. */
export const roomToCome = <div className="min-h-dvh" />;

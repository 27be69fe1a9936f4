/** React Router's instrumentation, which is not used here: spares browsers the code. */
const none = () => undefined;

function missing(): never {
  throw new Error("The router's instrumentation is missing from this build");
}

export {
  missing as getRouteInstrumentationUpdates,
  missing as instrumentClientSideRouter,
  missing as instrumentHandler,
  none as consumeInstrumentationClientResultMetaReceiver,
  none as instrumentationResultMetaContext,
};

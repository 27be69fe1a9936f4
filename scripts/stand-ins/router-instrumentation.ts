/** React Router's instrumentation, which is not used here: spares browsers the code. */
const none = () => undefined;

function missing(): never {
  throw new Error('This build has left out the instrumentation of the router');
}

export {
  missing as getRouteInstrumentationUpdates,
  missing as instrumentClientSideRouter,
  missing as instrumentHandler,
  none as consumeInstrumentationClientResultMetaReceiver,
  none as instrumentationResultMetaContext,
};

/** React Router's measuring of itself, which nobody here asks for: a browser need not fetch it. */
const none = () => undefined;

function missing(): never {
  throw new Error('This build has left out what instruments the router');
}

export {
  missing as getRouteInstrumentationUpdates,
  missing as instrumentClientSideRouter,
  missing as instrumentHandler,
  none as consumeInstrumentationClientResultMetaReceiver,
  none as instrumentationResultMetaContext,
};

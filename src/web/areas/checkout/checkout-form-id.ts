/** The form that the buttons of the checkout send, be they within it or beside. */
export const checkoutFormId = 'dat-cho';

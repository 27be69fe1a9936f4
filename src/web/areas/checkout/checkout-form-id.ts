/** Id of the form that the checkout's buttons submit, whether inside or outside it. */
export const checkoutFormId = 'dat-cho';

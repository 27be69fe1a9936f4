/** What is chosen beside the widget belongs to its form by this id (the `form` attribute). */
export const bookingFormId = 'form-dat';

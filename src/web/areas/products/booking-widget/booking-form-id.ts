/** The form's id, by which fields outside the widget belong to it (the `form` attribute). */
export const bookingFormId = 'form-dat';

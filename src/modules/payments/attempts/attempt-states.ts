/** States in which an attempt may still be paid. */
export const openAttemptStates = ['created', 'qr_shown', 'redirected', 'pending'];

/** Whoever may do one of these reads what guests ask for. */
export const enquiryRights = ['enquiry.answer', 'enquiry.move', 'enquiry.create'] as const;

/** Any one of these rights allows reading enquiries. */
export const enquiryRights = ['enquiry.answer', 'enquiry.move', 'enquiry.create'] as const;

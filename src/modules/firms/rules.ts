/** 'manager' sees all bookings and members of the firm; 'booker' their own bookings. */
export type FirmRole = 'manager' | 'booker';

export const firmRoleLabels: Record<FirmRole, string> = { manager: 'Quản lý', booker: 'Người đặt' };

export const isFirmRole = (text: unknown): text is FirmRole => text === 'manager' || text === 'booker';

/** The most firms per account, and the most members per firm, including invitations. */
export const mostFirms = 5;
export const mostMembers = 100;

/** Validity of an invitation in days, and how long it is kept after that. */
export const firmInvitationDays = 7;
export const keptInvitationDays = 30;

/** The most invitations a firm sends in a day: each is a mail to somebody who may not want it. */
export const mostInvitationsADay = 30;

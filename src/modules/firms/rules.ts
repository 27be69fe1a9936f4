/** 'manager' sees every booking of the firm and who belongs to it; 'booker' their own. */
export type FirmRole = 'manager' | 'booker';

export const firmRoleLabels: Record<FirmRole, string> = { manager: 'Quản lý', booker: 'Người đặt' };

export const isFirmRole = (text: unknown): text is FirmRole => text === 'manager' || text === 'booker';

/** So many firms one account opens or joins, and so many belong to one firm, invitations included. */
export const mostFirms = 5;
export const mostMembers = 100;

/** An invitation is good for so long, and kept for so long after that. */
export const firmInvitationDays = 7;
export const keptInvitationDays = 30;

/** So many invitations one firm sends in a day: each is a mail to somebody who may not want it. */
export const mostInvitationsADay = 30;

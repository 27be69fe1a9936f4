import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** The format of a referral code. */
export const referralCodeShape = /^[A-Z2-9]{8}$/;

/** How many days a device remembers the opened link. */
export const rememberedDays = 30;

/** The path of a referral link: '/gioi-thieu/HKM4RTWZ'. */
export const referralPath = (code: string) => `/gioi-thieu/${code}`;

/** The last day (ISO) on which the friend's trip may end. */
export const lastTripDay = (registeredAt: Date, days: number) => addDays(dayInVietnam(registeredAt), days);

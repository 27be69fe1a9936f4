import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** How a code is written. */
export const referralCodeShape = /^[A-Z2-9]{8}$/;

/** So long a device remembers whose link it opened. */
export const rememberedDays = 30;

/** Where a friend is led: '/gioi-thieu/HKM4RTWZ'. */
export const referralPath = (code: string) => `/gioi-thieu/${code}`;

/** The last day (ISO) on which the friend's trip may end. */
export const lastTripDay = (registeredAt: Date, days: number) => addDays(dayInVietnam(registeredAt), days);

import type { ReferralProgramme } from '#modules/settings/schema.ts';
import type { App } from '#platform/app.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { readReferralCode } from '#web/app/referral-cookie.ts';

/** What is shown of the referral programme before registration: both sums of points, and the đồng that a point is worth. */
export interface ReferralSums extends ReferralProgramme {
  pointVnd: number;
}

export async function referralSums(app: App): Promise<ReferralSums> {
  const { referrals, points } = await getLastSettings(app);
  return { ...referrals, pointVnd: points.pointVnd };
}

/** The sums for a guest whose referral link still counts; null for everybody else. */
export async function sumsForInvited(app: App, request: Request): Promise<ReferralSums | null> {
  if (readReferralCode(app, request) === null) return null;
  const sums = await referralSums(app);
  return sums.isOn ? sums : null;
}

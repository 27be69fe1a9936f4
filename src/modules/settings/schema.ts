import { z } from 'zod';
import { giftCards } from './rules/gift-cards.ts';
import { referralProgramme } from './rules/referral-programme.ts';
import { writeHours } from './rules/write-hours.ts';
import type { ShownMenus } from './wordings/shown-menus.ts';

const named = z.string().trim().min(1);
/** A page elsewhere; empty where the company has none. */
const address = z.string().regex(/^$|^https:\/\/[^\s/]+\.\S+$/, 'Phải là địa chỉ https:// hoặc để trống');
/** Digits with spaces or dots between: what `tel:` can call. */
const phone = z.string().regex(/^\+?\d[\d .]{5,18}\d$/, 'Phải là số điện thoại, như 0912 000 888');
/** A page of ours, or one elsewhere. */
const href = z
  .string()
  .trim()
  .regex(
    /^(\/(?!\/)\S*|https:\/\/[^\s/]+\.\S+)$/,
    'Phải là địa chỉ trong trang, như /lien-he, hoặc https://',
  );
/** As '08:00–20:00'; other words stay as they are. */
const hours = named.overwrite(writeHours);
const link = z.object({ label: named, href });
const column = z.object({ title: named, links: z.array(link) });

/** How points are earned and used; amounts are đồng. */
const pointProgramme = z
  .object({
    /** How much has to stay paid for one point. */
    vndPerPoint: z.int().positive(),
    /** What a point takes off. */
    pointVnd: z.int().positive(),
    /** Points are good until the end of the month so many months after the trip. */
    lifeMonths: z.int().min(1).max(60),
    /** How many days before it their guest is told. */
    announceDays: z.int().min(1).max(90),
    /** The most of a booking that points take off. */
    mostPercent: z.int().min(0).max(90),
    /** By the points earned in a year; the first begins at none, each later one higher. */
    tiers: z
      .array(
        z.object({
          title: named,
          fromPoints: z.int().min(0),
          /** How much more than others whoever is in it earns. */
          bonusPercent: z.int().min(0).max(200),
        }),
      )
      .min(1)
      .refine(
        (tiers) =>
          tiers[0]?.fromPoints === 0 &&
          tiers.every(({ fromPoints }, at) => at === 0 || fromPoints > (tiers[at - 1]?.fromPoints ?? 0)),
        'Hạng đầu bắt đầu từ 0 điểm, mỗi hạng sau cao hơn hạng trước',
      ),
  })
  .refine(({ pointVnd, vndPerPoint }) => pointVnd < vndPerPoint, {
    path: ['pointVnd'],
    message: 'Một điểm phải trừ ít hơn số tiền để có nó',
  });

/** How those who share what is due on a booking may take their time. */
const groupPayment = z.object({
  /** So long places are held at most from when it was divided, once one of them has paid. */
  hours: z.int().min(1).max(48),
});

/** What should stay with the company of what it sells. */
const margins = z.object({
  /** Of the price of a combo, in percent; who looks after prices is told of days that leave less. */
  leastPercent: z.int().min(0).max(90),
});

/** Within how long people answer, as the pages say and tasks remind of. */
const answerTimes = z.object({
  /** What is sent by the site's forms: messages, calls back, questions about flights. */
  messageHours: z.int().min(1).max(72),
  /** Quotes for groups. */
  groupHours: z.int().min(1).max(168),
  /** Who wants to work with the company. */
  partnerHours: z.int().min(1).max(336),
  complaintDays: z.int().min(1).max(15),
});

/** What every mail to a guest says beside what it is about; {{phone}}, {{email}} and, in an objection, {{code}} are filled in. */
const mailWords = z.object({
  /** At the end of each. */
  foot: named.max(400),
  /** After a change of a booking, for who did not make it. */
  objection: named.max(300).regex(/\{\{phone\}\}/, 'Phải có {{phone}}, số để khách gọi'),
});

export type AnswerTimes = z.infer<typeof answerTimes>;

/** Until the company says otherwise. */
export const usualAnswerTimes: AnswerTimes = {
  messageHours: 24,
  groupHours: 48,
  partnerHours: 72,
  complaintDays: 7,
};

export type ReferralProgramme = z.infer<typeof referralProgramme>;

export type PointProgramme = z.infer<typeof pointProgramme>;

/** What the company says of itself; the shell, the legal pages and the mails read it. */
export const siteSettings = z.object({
  name: named,
  tagline: named,
  /** Path of a picture; empty: the name is written. */
  logo: z.string(),
  intro: z.string(),
  address: z.string(),
  phone,
  customerEmail: z.email(),
  facebook: address,
  messenger: address,
  tiktok: address,
  zaloOa: address,
  mapsUrl: address,
  hotlines: z.array(z.object({ label: named, phone })),
  /** When somebody answers, every day: all that the site says of hours. */
  hours: z.object({
    /** Calls to any of the numbers. */
    phone: hours,
    /** Messenger and TikTok. */
    chat: hours,
    /** Mails and what is sent by a form of the site. */
    mail: hours,
    /** The counter of the head office. */
    counter: hours,
  }),
  answers: answerTimes,
  mails: mailWords,
  footerColumn1: column,
  footerColumn2: column,
  footerColumn3: column,
  copyright: z.string(),
  metaTitle: named,
  metaKeywords: z.string(),
  metaDescriptions: z.string(),
  colours: z.record(z.string(), z.string().regex(/^#[\da-f]{6}$/i)),
  business: z.object({
    isDemo: z.boolean(),
    demoNotice: z.string(),
    representative: z.string(),
    legalName: named,
    taxCode: z.string(),
    registrationNo: z.string(),
    registrationDate: z.iso.date(),
    registrationPlace: z.string(),
    lhLicence: z.object({ no: z.string(), type: z.string(), issuer: z.string() }),
    moitBadgeUrl: address,
  }),
  bankAccounts: z.array(
    z.object({
      bankBin: z.string().regex(/^\d{6}$/),
      bankName: named,
      no: z.string().regex(/^\d{4,19}$/),
      name: named,
    }),
  ),
  officialChannels: z.array(z.object({ kind: z.string(), label: z.string(), value: z.string() })),
  commitments: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  points: pointProgramme,
  referrals: referralProgramme,
  giftCards,
  groupPayment,
  margins,
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** What every page brings along of them. */
export type ShownSettings = Omit<
  SiteSettings,
  | 'bankAccounts'
  | 'metaTitle'
  | 'metaKeywords'
  | 'metaDescriptions'
  | 'points'
  | 'referrals'
  | 'giftCards'
  | 'groupPayment'
  | 'margins'
  | 'mails'
  | 'commitments'
> & { menus: ShownMenus };

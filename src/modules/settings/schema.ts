import { z } from 'zod';
import { pointProgramme, referralProgramme } from './rules/point-programme.ts';
import { writeHours } from './rules/write-hours.ts';
import type { ShownMenus } from './wordings/shown-menus.ts';

const named = z.string().trim().min(1);
/** URL of an external page; empty where the company has none. */
const address = z.string().regex(/^$|^https:\/\/[^\s/]+\.\S+$/, 'Phải là địa chỉ https:// hoặc để trống');
/** Digits separated by spaces or dots, valid for `tel:`. */
const phone = z.string().regex(/^\+?\d[\d .]{5,18}\d$/, 'Phải là số điện thoại, như 0912 000 888');
/** Path of a page of the site, or URL of an external one. */
const href = z
  .string()
  .trim()
  .regex(
    /^(\/(?!\/)\S*|https:\/\/[^\s/]+\.\S+)$/,
    'Phải là địa chỉ trong trang, như /lien-he, hoặc https://',
  );
/** Normalised to '08:00–20:00'; other texts stay unchanged. */
const hours = named.overwrite(writeHours);
const link = z.object({ label: named, href });
const column = z.object({ title: named, links: z.array(link) });

/** Time limits for payers who share what is due on a booking. */
const groupPayment = z.object({
  /** Maximum hours for which places are held from the division on, once one of the payers has paid. */
  hours: z.int().min(1).max(48),
});

/** Allowed amounts of gift cards in đồng, and their validity. */
const giftCards = z
  .object({
    leastVnd: z.int().min(10_000),
    mostVnd: z.int().max(100_000_000),
    /** From the day on which it is sent; at least a year. */
    validMonths: z.int().min(12).max(60),
    /** Preset amounts on the page, besides a custom amount. */
    choices: z
      .array(z.object({ amountVnd: z.int().positive() }))
      .min(1)
      .max(8),
  })
  .refine(({ leastVnd, mostVnd }) => leastVnd <= mostVnd, {
    path: ['mostVnd'],
    message: 'Mức cao nhất không thấp hơn mức thấp nhất',
  })
  .refine(
    ({ leastVnd, mostVnd, choices }) =>
      choices.every(({ amountVnd: vnd }) => vnd >= leastVnd && vnd <= mostVnd && vnd % 1_000 === 0),
    { path: ['choices'], message: 'Mệnh giá nằm giữa hai mức và chẵn nghìn đồng' },
  );

/** Minimum margins of the company. */
const margins = z.object({
  /** In percent of a combo's price; staff responsible for prices are notified of days with less. */
  leastPercent: z.int().min(0).max(90),
});

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Ghi giờ như 08:00.');

/** Answer times that the pages promise and tasks remind of. */
const answerTimes = z
  .object({
    /** For messages sent by the site's forms: questions, callbacks, flight enquiries. */
    messageHours: z.int().min(1).max(72),
    /** Quotes for groups. */
    groupHours: z.int().min(1).max(168),
    /** For enquiries of potential partners. */
    partnerHours: z.int().min(1).max(336),
    complaintDays: z.int().min(1).max(15),
    /** Daily hours in which suppliers answer; the minutes of a rate plan count within them. */
    supplierFrom: clockTime,
    supplierUntil: clockTime,
  })
  .refine(({ supplierFrom, supplierUntil }) => supplierFrom < supplierUntil, {
    path: ['supplierUntil'],
    message: 'Phải sau giờ bắt đầu',
  });

/** Texts in every mail to a guest besides its subject matter; {{phone}}, {{email}} and, in an objection, {{code}} are filled in. */
const mailWords = z.object({
  /** At the end of each mail. */
  foot: named.max(400),
  /** After a change of a booking, for guests who did not request it. */
  objection: named.max(300).regex(/\{\{phone\}\}/, 'Phải có {{phone}}, số để khách gọi'),
});

export type AnswerTimes = z.infer<typeof answerTimes>;

/** Daily hours in which suppliers answer, in Vietnam time, as '08:00'. */
export interface SupplierHours {
  from: string;
  until: string;
}

/** Until the company sets its own; also those of bookings made before it could. */
export const usualSupplierHours: SupplierHours = { from: '08:00', until: '20:00' };

/** Defaults until the company sets its own. */
export const usualAnswerTimes: AnswerTimes = {
  messageHours: 24,
  groupHours: 48,
  partnerHours: 72,
  complaintDays: 7,
  ...{ supplierFrom: usualSupplierHours.from, supplierUntil: usualSupplierHours.until },
};

export type ReferralProgramme = z.infer<typeof referralProgramme>;

export type PointProgramme = z.infer<typeof pointProgramme>;

/** The company's data; read by the page shell, the legal pages and the mails. */
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
  /** Daily hours of availability: the only source of all hours on the site. */
  hours: z.object({
    /** Calls to any of the numbers. */
    phone: hours,
    /** Messenger and TikTok. */
    chat: hours,
    /** Mails and messages sent by the site's forms. */
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

/** The settings that are sent with every page. */
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
  | 'officialChannels'
> & { menus: ShownMenus };

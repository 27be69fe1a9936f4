import { z } from 'zod';

const link = z.object({ label: z.string(), href: z.string() });
const column = z.object({ title: z.string(), links: z.array(link) });

/** What the company says of itself; the shell, the legal pages and the mails read it. */
export const siteSettings = z.object({
  name: z.string(),
  tagline: z.string(),
  logo: z.string(),
  intro: z.string(),
  address: z.string(),
  phone: z.string(),
  customerEmail: z.string(),
  facebook: z.string(),
  messenger: z.string(),
  tiktok: z.string(),
  zaloOa: z.string(),
  mapsUrl: z.string(),
  hotlines: z.array(z.object({ label: z.string(), phone: z.string(), hours: z.string() })),
  supportHours: z.string(),
  footerColumn1: column,
  footerColumn2: column,
  footerColumn3: column,
  copyright: z.string(),
  metaTitle: z.string(),
  metaKeywords: z.string(),
  metaDescriptions: z.string(),
  colours: z.record(z.string(), z.string()),
  business: z.object({
    isDemo: z.boolean(),
    demoNotice: z.string(),
    representative: z.string(),
    legalName: z.string(),
    taxCode: z.string(),
    registrationNo: z.string(),
    registrationDate: z.string(),
    registrationPlace: z.string(),
    lhLicence: z.object({ no: z.string(), type: z.string(), issuer: z.string() }),
    moitBadgeUrl: z.string(),
  }),
  bankAccounts: z.array(
    z.object({ bankBin: z.string(), bankName: z.string(), no: z.string(), name: z.string() }),
  ),
  officialChannels: z.array(z.object({ kind: z.string(), label: z.string(), value: z.string() })),
  commitments: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
});

export type SiteSettings = z.infer<typeof siteSettings>;

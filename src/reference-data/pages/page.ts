/** A static page of `/page/{slug}`; `{{legalName}}` and the like are filled from the settings when shown. */
export interface Page {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown, headings from level 2. */
  content: string;
  /** ISO date from which this version applies. */
  effectiveOn: string;
  version: string;
  faqs?: PageFaq[];
}

export interface PageFaq {
  question: string;
  answer: string;
  group: string;
}

/** Questions and answers under one heading. */
export function faqGroup(group: string, pairs: [question: string, answer: string][]): PageFaq[] {
  return pairs.map(([question, answer]) => ({ question, answer, group }));
}

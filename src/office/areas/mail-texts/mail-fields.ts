import { partLabels } from '#modules/mails/texts/mail-text.ts';
import type { WordedMail } from '#modules/mails/texts/worded-mails.ts';
import type { WordingField } from '../../parts/wordings/wording-values.ts';

/** A mail's form fields: its parts, heads as single lines and paragraphs as text areas. */
export function mailFields({ parts, labels = {} }: WordedMail): WordingField[] {
  return Object.keys(parts).map((name) => ({
    name,
    label: labels[name] ?? partLabels[name] ?? name,
    ...(!/^(subject|preview)/.test(name) && { look: 'long' as const }),
  }));
}

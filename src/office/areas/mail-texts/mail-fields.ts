import { partLabels } from '#modules/mails/texts/mail-text.ts';
import type { WordedMail } from '#modules/mails/texts/worded-mails.ts';
import type { WordingField } from '../../parts/wordings/wording-values.ts';

/** What is asked of a mail: its parts, heads as lines and paragraphs as texts. */
export function mailFields({ parts, labels = {} }: WordedMail): WordingField[] {
  return Object.keys(parts).map((name) => ({
    name,
    label: labels[name] ?? partLabels[name] ?? name,
    ...(!/^(subject|preview)/.test(name) && { look: 'long' as const }),
  }));
}

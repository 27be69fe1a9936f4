import { type ContactValues, emptyContact } from './contact-values.ts';

/** What somebody may write to us about. */
export const messageKinds = ['lien-he', 'gop-y', 'khieu-nai', 'doi-tac'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface MessageValues extends ContactValues {
  kind: MessageKind;
  /** The page that the form stands on. */
  source: string;
}

export function emptyMessage(kind: MessageKind, source: string, openedAt: string): MessageValues {
  return { ...emptyContact, kind, source, openedAt };
}

import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { fillIn } from '../texts/worded-mails.ts';

export interface MailCompany {
  name: string;
  tagline: string;
  phone: string;
  customerEmail: string;
  address: string;
  mails: { foot: string; objection: string };
}

const ink = '#12312e';
const soft = '#45605c';

/** Renders the company's wording for mails, with its fills. */
export function fillCompanyWords(
  words: string,
  { phone, customerEmail: email }: MailCompany,
  values: Readonly<Record<string, string>> = {},
): string {
  return fillIn(words, { phone, email, ...values });
}

/** Frame of every mail: brand on top, content in the middle, contact below. */
export function MailFrame({
  company,
  preview,
  title,
  children,
  action,
  isInternal = false,
}: {
  company: MailCompany;
  preview: string;
  title: string;
  children: ReactNode;
  action?: { label: string; href: string };
  /** For staff: information for guests is left out. */
  isInternal?: boolean;
}) {
  return (
    <Html lang="vi">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#fbf7f0',
          color: ink,
          fontFamily: 'Arial, sans-serif',
          margin: 0,
          padding: '24px 12px',
        }}
      >
        <Container
          style={{
            backgroundColor: '#ffffff',
            borderRadius: 16,
            border: '1px solid #e6dfd3',
            maxWidth: 600,
            padding: 28,
          }}
        >
          <Text style={{ fontSize: 18, fontWeight: 600, color: '#0b6e69', margin: 0 }}>{company.name}</Text>
          <Text style={{ fontSize: 14, color: soft, margin: '0 0 20px' }}>
            {isInternal ? 'Văn phòng' : company.tagline}
          </Text>
          <Text style={{ fontSize: 22, lineHeight: '30px', fontWeight: 600, margin: '0 0 12px' }}>
            {title}
          </Text>
          {children}
          {action && (
            <Section style={{ margin: '24px 0 8px' }}>
              <Button
                href={action.href}
                style={{
                  backgroundColor: '#c8401a',
                  borderRadius: 12,
                  color: '#ffffff',
                  fontWeight: 600,
                  padding: '14px 24px',
                }}
              >
                {action.label}
              </Button>
            </Section>
          )}
          <Hr style={{ borderColor: '#e6dfd3', margin: '24px 0' }} />
          <Text style={{ fontSize: 14, lineHeight: '22px', color: soft, margin: 0 }}>
            {isInternal ? `Thư nội bộ của ${company.name}.` : fillCompanyWords(company.mails.foot, company)}
          </Text>
          {!isInternal && (
            <Text style={{ fontSize: 14, color: soft, margin: '8px 0 0' }}>{company.address}</Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

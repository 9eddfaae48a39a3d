import { writtenEmail } from '#domain/email-address';
import type { PolicyFile } from '#schemas/types';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { findLocation, useShell } from '../../shared/use-shell.ts';
import * as css from './written-policy.css.ts';
import { mailAddress } from '../../shared/contact-addresses.ts';

type Terms = Extract<PolicyFile, { kind: 'PRIVACY' | 'TERMS' }>;
type Rules = Extract<PolicyFile, { kind: 'HOUSE_RULES' }>;

export function WrittenSection({ policy }: { policy: Terms }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack as="section" id={policy.id} gap="xl" aria-labelledby={`${policy.id}-heading`}>
      <Stack gap="xl">
        <Heading level={2} id={`${policy.id}-heading`}>
          {policy.name}
        </Heading>
        <Text size="lead" measure>
          {policy.summary}
        </Text>
        <Text size="small" tone="muted">
          {t('policies.updatedOn', { date: formats.day(policy.updatedOn) })}
        </Text>
      </Stack>
      {policy.sections.map(({ heading, paragraphs, points = [] }) => (
        <Stack key={heading} gap="l">
          <Heading level={3} size="s">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
          {points.length > 0 ? (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </Stack>
      ))}
      {policy.kind === 'PRIVACY' ? (
        <Text>
          {t('policies.privacyContact')}{' '}
          <Link href={mailAddress(policy.contactEmail)}>{writtenEmail(policy.contactEmail)}</Link>
        </Text>
      ) : null}
    </Stack>
  );
}

export function HouseRulesSection({ policy }: { policy: Rules }) {
  const shell = useShell();
  return (
    <Stack as="section" id={policy.id} gap="xl" aria-labelledby={`${policy.id}-heading`}>
      <Stack gap="xl">
        <Heading level={2} id={`${policy.id}-heading`}>
          {policy.name}
        </Heading>
        {policy.summary === undefined ? null : (
          <Text size="lead" measure>
            {policy.summary}
          </Text>
        )}
      </Stack>
      {policy.rules.map((rule) => (
        <Stack key={rule.heading} gap="l">
          <Heading level={3} size="s">
            {rule.heading}
          </Heading>
          {rule.locationId === undefined ? null : (
            <Text size="small" tone="muted">
              {findLocation(shell, rule.locationId)?.name}
            </Text>
          )}
          <Text measure>{rule.detail}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

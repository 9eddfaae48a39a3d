import { policyTerms, type PolicyTerm } from '#domain/policy-terms';
import type { PolicyFile } from '#schemas/types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { termWords } from '../../shared/policy/term-words.ts';
import { Paragraphs } from '../../shared/paragraphs.tsx';

interface CancellationSectionProps {
  id: string;
  heading: string;
  detail: string | undefined;
  policies: readonly Extract<PolicyFile, { kind: 'CANCELLATION' }>[];
}

export function CancellationSection({ id, heading, detail, policies }: CancellationSectionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const say = (term: PolicyTerm) => termWords(term, t, formats.locale);
  return (
    <Stack as="section" id={id} gap="l" aria-labelledby={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        {heading}
      </Heading>
      {detail === undefined ? null : <Paragraphs text={detail} />}
      {policies.map((policy) => (
        <Surface key={policy.id} tone="raised" padding="l" radius="m" outline>
          <Stack gap="l">
            <Heading level={3}>{policy.name}</Heading>
            <Stack as="ul" gap="m">
              {policyTerms(policy).map((term) => (
                <li key={term.key + JSON.stringify(term.params)}>
                  <Text measure>{say(term)}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        </Surface>
      ))}
    </Stack>
  );
}

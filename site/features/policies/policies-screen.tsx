import type { PolicyFile } from '#schemas/types';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { PageTop } from '../../shared/page-top.tsx';
import { usePageContent } from '../../shared/use-page-content.ts';
import { CancellationSection } from './cancellation-section.tsx';
import * as css from './policies-screen.css.ts';
import { HouseRulesSection, WrittenSection } from './written-policy.tsx';

type Cancellation = Extract<PolicyFile, { kind: 'CANCELLATION' }>;
type Written = Exclude<PolicyFile, Cancellation>;

const CANCELLATION_ID = 'cancellation';

export function PoliciesScreen() {
  const { t } = useTranslation();
  const { header, cancellation, policies } = usePageContent('policies');
  const cancellations = policies.filter((policy) => policy.kind === 'CANCELLATION');
  const written = policies.filter((policy) => policy.kind !== 'CANCELLATION');
  const heading = cancellation?.heading ?? t('policies.cancellation');
  return (
    <>
      <PageTop header={header} />
      <Container>
        <div className={css.layout}>
          <div className={css.contents}>
            <Contents
              entries={[
                ...(cancellations.length > 0 ? [{ id: CANCELLATION_ID, name: heading }] : []),
                ...written,
              ]}
            />
          </div>
          <Stack gap="section">
            {cancellations.length > 0 ? (
              <CancellationSection
                id={CANCELLATION_ID}
                heading={heading}
                detail={cancellation?.detail}
                policies={cancellations}
              />
            ) : null}
            {written.map((policy) => (
              <WrittenPolicy key={policy.id} policy={policy} />
            ))}
          </Stack>
        </div>
      </Container>
      <Box paddingBlock="l" />
    </>
  );
}

function WrittenPolicy({ policy }: { policy: Written }) {
  return policy.kind === 'HOUSE_RULES' ? (
    <HouseRulesSection policy={policy} />
  ) : (
    <WrittenSection policy={policy} />
  );
}

function Contents({ entries }: { entries: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation();
  return (
    <Stack as="nav" gap="m" aria-labelledby="contents-heading">
      <Heading level={2} size="xs" id="contents-heading">
        {t('policies.contents')}
      </Heading>
      <Stack as="ul" gap="s">
        {entries.map(({ id, name }) => (
          <li key={id}>
            <Link href={`#${id}`} tone="quiet">
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

import preview from '../../.storybook/preview.tsx';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, policySteps } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { label: 'Cancellation', steps: policySteps };
const meta = preview.meta({
  id: 'travel-policy-timeline',
  title: 'Travel/Policy timeline',
  component: PolicyTimeline,
  args,
});

export const Default = meta.story();
export const NoRefund = meta.story({ args: { steps: policySteps.slice(2) } });
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <PolicyTimeline
          {...args}
          steps={policySteps.map((step) => ({ ...step, heading: LONG_WORD, when: LONG_WORD }))}
        />
      }
      rightToLeft={
        <PolicyTimeline
          {...args}
          lang="ar"
          steps={policySteps.map((step) => ({ ...step, heading: ARABIC, when: ARABIC, detail: ARABIC }))}
        />
      }
      empty={<PolicyTimeline {...args} steps={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <PolicyTimeline {...args} />
    </OnEverySurface>
  ),
});

import preview from '../../.storybook/preview.tsx';
import { PolicyTimeline } from '#design-system/policy-timeline';
import { policySteps } from '../samples.tsx';

const meta = preview.meta({
  title: 'Travel/Policy timeline',
  component: PolicyTimeline,
  args: { label: 'Cancellation', steps: policySteps },
});

export const Default = meta.story();
export const NoRefund = meta.story({ args: { steps: policySteps.slice(2) } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export {
  PolicyTimeline,
  type PolicyTimelineProps,
  type PolicyTimelineStep,
  type PolicyTone,
} from './policy-timeline.tsx';

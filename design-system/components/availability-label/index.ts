export {
  AvailabilityLabel,
  type AvailabilityLabelProps,
  type AvailabilityState,
} from './availability-label.tsx';

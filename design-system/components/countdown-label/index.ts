export { CountdownLabel, type CountdownLabelProps } from './countdown-label.tsx';

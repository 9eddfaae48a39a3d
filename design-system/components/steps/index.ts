export { Steps, type StepsProps, type StepsStep } from './steps.tsx';

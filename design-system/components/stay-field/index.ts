export { StayField, type StayFieldProps, type StayFieldWords } from './stay-field.tsx';

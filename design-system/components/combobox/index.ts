export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxWords } from './combobox.tsx';
export { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx';

export { type SplitPart, SplitSuggestion, type SplitSuggestionProps } from './split-suggestion.tsx';

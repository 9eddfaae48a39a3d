import { type CompiledTheme, compileTheme, type ThemeVars } from '#design-system/theme';
import { useEffect, useReducer } from 'react';
import { designTokensOf, fieldsOfTokens, holdsDesignTokens } from '../../../schemas/engine/design-tokens.ts';
import { firstDraft, keepDraft } from './own-theme.ts';

/** A theme file during editing: any field may hold anything. */
export type ThemeDraft = object;

interface State {
  draft: ThemeDraft;
  compiled: CompiledTheme;
  /** The variables of the last valid draft, so that the page keeps its theme while a colour is being typed. */
  vars: ThemeVars;
  /** Why the chosen file is not a theme. */
  fileFault: string | undefined;
}

type Action =
  | { does: 'write'; field: string; value: string }
  | { does: 'begin'; draft: ThemeDraft }
  | { does: 'refuse'; reason: string };

/** The edited theme, compiled after every change by the function that publishing uses. */
export function useThemeDraft() {
  const [state, act] = useReducer(next, undefined, () => begin(firstDraft()));
  const { draft } = state;
  // "Yours" in the theme toolbar.
  useEffect(() => keepDraft(draft), [draft]);
  return [state, act] as const;
}

/** Reads a theme file, or a theme as design tokens, or returns why it cannot. */
export async function readThemeFile(file: File): Promise<Action> {
  try {
    const read: unknown = JSON.parse(await file.text());
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      return { does: 'refuse', reason: `${file.name} does not hold the fields of a theme.` };
    if (!holdsDesignTokens(read)) return { does: 'begin', draft: read };
    const { value, problems } = fieldsOfTokens(read);
    const reason = problems.map(({ message }) => message).join(' ');
    return reason === '' ? { does: 'begin', draft: value } : { does: 'refuse', reason };
  } catch {
    return { does: 'refuse', reason: `${file.name} is not JSON. Run verandah check on it: it says where.` };
  }
}

/** A data address of the file, to save as `theme.json`. */
export function themeFileAddress(draft: ThemeDraft): string {
  return fileAddress(draft);
}

/** The same as design tokens (2025.10), which the checker reads too. */
export function tokensFileAddress(draft: ThemeDraft): string {
  return fileAddress(designTokensOf(draft));
}

export function fileAddress(value: object): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(value, null, 2)}\n`)}`;
}

/** Without the second font where its field is emptied, since it may be left out. */
function written(draft: ThemeDraft, { field, value }: Extract<Action, { does: 'write' }>): ThemeDraft {
  const { headingFontFamily: _second, ...rest }: { headingFontFamily?: unknown } = draft;
  return field === 'headingFontFamily' && value === '' ? rest : { ...draft, [field]: value };
}

function begin(draft: ThemeDraft): State {
  const compiled = compileTheme(draft);
  return { draft, compiled, vars: compiled.vars ?? {}, fileFault: undefined };
}

function next(state: State, action: Action): State {
  if (action.does === 'refuse') return { ...state, fileFault: action.reason };
  const draft = action.does === 'begin' ? action.draft : written(state.draft, action);
  const begun = begin(draft);
  return { ...begun, vars: begun.compiled.vars ?? state.vars };
}

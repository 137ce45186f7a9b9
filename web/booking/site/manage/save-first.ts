/** What became of what was typed beside a change, which is saved with the same press. */
export type SavedFirst = 'saved' | 'nothing-typed' | { refused: string }

/** The first field that has something to mend. */
export const focusFirst = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())

const takesAnswer = 'input:not([type=hidden], [tabindex="-1"]), textarea, button'

/**
 * The first place in a form where something is to be mended. A group or a picker marks itself, and the focus goes to
 * the first thing in it that can take it; in a calendar that is the day that the arrow keys start from.
 */
export function firstFault(form: HTMLElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  if (!marked || marked.matches(takesAnswer)) return marked
  return marked.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? marked.querySelector(takesAnswer)
}
